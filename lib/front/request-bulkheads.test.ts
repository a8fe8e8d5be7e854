import { NoResponse } from './fetch-from-app'
import { requestBulkheads, requestClassOf } from './request-bulkheads'

const never = () => new Promise<never>(() => undefined)

test.each([
  ['/api/v1/pledges', false, false, 'visitor'],
  ['/api/v1/pledges', true, false, 'staff'],
  ['/api/users/login', false, false, 'stranger'],
  ['/admin/login', false, false, 'stranger'],
  ['/admin/desk', true, false, 'staff'],
  ['/api/media', true, true, 'upload'],
] as const)('a request for %s (admitted: %s, long: %s) is of the kind %s', (url, isAdmitted, isLong, passing) => {
  expect(requestClassOf({ url }, { isAdmitted, isLong })).toBe(passing)
})

test.each(['stranger', 'staff', 'upload'] as const)(
  'however many of the kind %s hang, a visitor is asked for at once',
  async (passing) => {
    const inTurn = requestBulkheads()
    for (let at = 0; at < 1000; at += 1) inTurn(passing, never).catch(() => undefined)
    await expect(inTurn('visitor', async () => 'answer')).resolves.toBe('answer')
  },
)

test('a request over the queue size is rejected, and not sent to the app', async () => {
  const inTurn = requestBulkheads()
  const ask = jest.fn(never)
  for (let at = 0; at < 32; at += 1) void inTurn('upload', ask)
  await expect(inTurn('upload', ask)).rejects.toMatchObject({ failure: 'not sent', isUndelivered: true })
  expect(ask).toHaveBeenCalledTimes(16)
})

test('a request whose deadline passed in the queue is not sent', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  const inTurn = requestBulkheads()
  let end: () => void = () => undefined
  for (let at = 0; at < 16; at += 1) void inTurn('upload', () => new Promise<void>((resolve) => (end = resolve)))
  const late = jest.fn(never)
  const waiting = inTurn('upload', late)
  await Promise.resolve()
  clock.mockReturnValue(120_001)
  end()
  await expect(waiting).rejects.toBeInstanceOf(NoResponse)
  expect(late).not.toHaveBeenCalled()
  clock.mockRestore()
})
