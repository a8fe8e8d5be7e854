import { expect as own } from './expect'

test('a message precedes the matcher’s own, below not as well', () => {
  expect(() => own(1, 'the count').toBe(2)).toThrow(/^the count\n\n.*Expected: .*2/s)
  expect(() => own(1, 'the count').not.toBe(1)).toThrow(/^the count\n\n.*not.*toBe/s)
  own(1, 'the count').toBe(1)
})

test('a poll reads until what it reads is as expected', async () => {
  let read = 0
  await own.poll(() => ++read).toBe(3)
  await own.poll(async () => ++read).not.toBe(4)
  expect(read).toBe(5)
})

test('a poll that never is as expected says what it read last', async () => {
  await expect(own.poll(() => 1, { timeout: 1 }).toBe(2)).rejects.toThrow(/Expected: .*2.*Received: .*1/s)
})
