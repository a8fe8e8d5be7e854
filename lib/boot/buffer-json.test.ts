import { encodeBuffersAsBase64 } from './buffer-json'

const own = Buffer.prototype.toJSON
afterEach(() => {
  Buffer.prototype.toJSON = own
})

test('a buffer is serialized as base64, also within an object', () => {
  encodeBuffersAsBase64()
  expect(JSON.stringify({ page: Buffer.from('নদী') })).toBe(
    `{"page":{"type":"Buffer","data":"${Buffer.from('নদী').toString('base64')}"}}`,
  )
})

test('a deserialized buffer is refused by Buffer.from()', () => {
  encodeBuffersAsBase64()
  const read = JSON.parse(JSON.stringify(Buffer.from('river'))) as never
  expect(() => Buffer.from(read)).toThrow('must be of type')
})
