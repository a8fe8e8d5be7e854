import { redactError } from './logged-error'

test('the values of a failed query stay out of the log', () => {
  const error = new Error('Failed query: insert into "users" values ($1)\nparams: nusrat@example.org,secret')
  expect(JSON.stringify(redactError(error))).not.toMatch(/nusrat|secret/)
})

test('the query itself is logged', () => {
  expect(redactError(new Error('Failed query: select 1\nparams: 5')).message).toBe('Failed query: select 1')
})

test('the stack is logged', () => {
  expect(redactError(new Error('broken')).stack).toContain('logged-error.test')
})

test('a thrown value that is no error is logged as text', () => {
  expect(redactError('odd')).toEqual({ type: 'string', message: 'odd' })
})

// The site may stand in any folder: these words are in no stack by themselves.
test('what a donor wrote stays out of the log, also where it looks like a stack', () => {
  const error = new Error(
    'Failed query: insert\nparams: nusrat\n    at shapla: 01711000000\n    at padma (file.js:1:2)',
  )
  const { message, stack } = redactError(error)
  expect(`${message} ${stack}`).not.toMatch(/nusrat|shapla|padma|01711000000/)
  expect(stack).toContain('logged-error.test')
})

test('an error whose message was replaced does not log the first one', () => {
  const error = new Error('Failed query: insert\nparams: nusrat\n    at shapla (01711000000)')
  error.message = 'It failed.'
  expect(JSON.stringify(redactError(error))).not.toMatch(/nusrat|shapla/)
})

test('the message of a public error is not logged', () => {
  const refusal = Object.assign(new Error('Set aside: money of Nusrat'), { isPublic: true, status: 409 })
  expect(redactError(refusal)).toEqual({ type: 'Error', message: 'Refused with 409.' })
})
