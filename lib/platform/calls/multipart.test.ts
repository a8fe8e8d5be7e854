import { isFilePart, parseMultipart } from './multipart'

const TYPE = 'multipart/form-data; boundary=x'
const part = (head: string, content: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
const body = (...parts: string[]) => Buffer.from(`${parts.join('')}--x--\r\n`)

test('a body is parsed, and its files are told from its texts', () => {
  const whole = body(part('name="file"; filename="a.png"', '\0PNG\r\n--y'), part('name="_payload"', '{"a":[]}'))
  const parts = parseMultipart(whole, TYPE) ?? []
  expect(parts.map(({ content }) => content.toString())).toEqual(['\0PNG\r\n--y', '{"a":[]}'])
  expect(parts.map(isFilePart)).toEqual([true, false])
  expect(parseMultipart(whole, 'Multipart/Form-Data; charset=utf-8; boundary="x"')).toHaveLength(2)
  expect(parseMultipart(body(), TYPE)).toEqual([])
})

test('file names may be in any language', () => {
  expect(parseMultipart(body(part('name="file"; filename="নৌকা 💧.png"', 'x')), TYPE)).toHaveLength(1)
})

test.each([
  ['a NUL in a name', body(part('name="file"; filename="a\0b.png"', 'x')), TYPE],
  ['a line of nothing in a header', Buffer.from('--x\r\nContent-Disposition\r\n\r\n1\r\n--x--'), TYPE],
  ['a header that never ends', Buffer.from('--x\r\nContent-Disposition: form-data\r\n--x--'), TYPE],
  ['a header that is too long', body(part(`name="${'a'.repeat(17_000)}"`, '1')), TYPE],
  ['no end', Buffer.from(part('name="a"', '1')), TYPE],
  ['an end within a part', Buffer.from(part('name="a"', '1').slice(0, -2)), TYPE],
  ['nothing', Buffer.alloc(0), TYPE],
  ['no boundary', body(part('name="a"', '1')), 'multipart/form-data'],
  ['another boundary', body(part('name="a"', '1')), 'multipart/form-data; boundary=y'],
])('a body with %s cannot be read', (_, bytes, type) => {
  expect(parseMultipart(bytes, type)).toBeNull()
})
