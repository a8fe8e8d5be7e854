import { loggedError } from './logged-error'

test('the values of a failed query stay out of the log', () => {
  const error = new Error('Failed query: insert into "users" values ($1)\nparams: nusrat@example.org,secret')
  expect(JSON.stringify(loggedError(error))).not.toMatch(/nusrat|secret/)
})

test('the query itself is told', () => {
  expect(loggedError(new Error('Failed query: select 1\nparams: 5')).message).toBe('Failed query: select 1')
})

test('the place of the failure is told', () => {
  expect(loggedError(new Error('broken')).stack).toContain('logged-error.test')
})

test('what is no error is told as text', () => {
  expect(loggedError('odd')).toEqual({ type: 'string', message: 'odd' })
})
