/** @jest-environment node */
import { encodeBuffersAsBase64 } from './buffer-json'

const own = Buffer.prototype.toJSON
afterEach(() => {
  Buffer.prototype.toJSON = own
})

test('a buffer is written in base64, within what holds it too', () => {
  encodeBuffersAsBase64()
  expect(JSON.stringify({ page: Buffer.from('নদী') })).toBe(
    `{"page":{"type":"Buffer","data":"${Buffer.from('নদী').toString('base64')}"}}`,
  )
})

test('what is read from it is refused where a buffer is wanted, never taken for another', () => {
  encodeBuffersAsBase64()
  const read = JSON.parse(JSON.stringify(Buffer.from('river'))) as never
  expect(() => Buffer.from(read)).toThrow('must be of type')
})
