import { createLog } from './log'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = []
  write(createLog({ write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('a line is one JSON object with level, time and message', () => {
  const line = logged((log) => log.warn({ attempt: 2 }, 'The source is down.'))
  expect(JSON.parse(line)).toEqual({
    level: 'warn',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    attempt: 2,
    msg: 'The source is down.',
  })
})

test('personal data is redacted at any level', () => {
  const pledge = { email: 'nusrat@example.org', phone: '01700', amount: 5, donor: { firstName: 'Nusrat' } }
  const line = logged((log) => log.info({ ...pledge, body: pledge }, 'A pledge.'))
  expect(line).not.toMatch(/nusrat|01700/i)
  expect(line).toContain('"amount":5')
})

test('an error without a message is redacted, too', () => {
  const error = new Error('Failed query: insert\nparams: Nusrat')
  for (const said of [error, { err: error }, `It failed: ${error.message}`]) {
    const line = logged((log) => log.error(said))
    expect(line).not.toContain('Nusrat')
    expect(JSON.parse(line).msg).toContain('Failed query: insert')
  }
})

test('errors come without the values of a failed query', () => {
  const line = logged((log) => log.error({ err: new Error('Failed query: insert\nparams: Nusrat') }, 'It failed.'))
  expect(line).not.toContain('Nusrat')
  expect(line).toContain('Failed query: insert')
})
