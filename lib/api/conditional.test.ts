import { conditionalJson } from './conditional'

const ask = (known?: string) =>
  new Request('http://localhost/api/v1/faq', { headers: known ? { 'if-none-match': known } : {} })
const body = { data: [{ Id: 1, question: 'কেন?' }] }
const tagOf = (data: unknown) => conditionalJson(ask(), data).headers.get('etag') ?? ''

test('an answer is JSON in UTF-8 with a strong tag', async () => {
  const response = conditionalJson(ask(), body)
  expect(await response.json()).toEqual(body)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('etag')).toMatch(/^"[\w-]+"$/)
})

test('the same content has the same tag, another one another', () => {
  expect(tagOf({ ...body })).toBe(tagOf(body))
  expect(tagOf({ data: [] })).not.toBe(tagOf(body))
})

test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
  'who has it already gets 304 and nothing more',
  async (known) => {
    const response = conditionalJson(ask(known(tagOf(body))), body)
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('etag')).toBe(tagOf(body))
  },
)

test('a request with another ETag gets the body', () => {
  expect(conditionalJson(ask('"other"'), body).status).toBe(200)
})
