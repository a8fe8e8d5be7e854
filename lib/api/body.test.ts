import { readBody } from './body'

const ADDRESS = 'http://localhost/api/v1/faq/create-faq'

function post(body: BodyInit, type?: string): Request {
  return new Request(ADDRESS, { method: 'POST', body, headers: type ? { 'content-type': type } : {} })
}
const json = (text: BodyInit) => readBody(post(text, 'application/json'))

test('bare fields are read', async () => {
  expect(await json('{"title":"School"}')).toEqual({ values: { title: 'School' }, textual: false })
})

test('fields below data are read', async () => {
  expect((await json('{"data":{"title":"School"}}')).values).toEqual({ title: 'School' })
})

test('data beside other fields is a field', async () => {
  expect((await json('{"data":{"title":"School"},"title":"Other"}')).values).toHaveProperty('data')
})

test('a character set may follow the type, in any case', async () => {
  const { values } = await readBody(post('{"title":"নদী"}', 'Application/JSON; charset=utf-8'))
  expect(values).toEqual({ title: 'নদী' })
})

test.each(['', '{', 'null', '[]', '"text"', '7'])('%p is unreadable', async (text) => {
  await expect(json(text)).rejects.toMatchObject({ code: 'unreadable' })
})

test('bytes that are no UTF-8 are unreadable', async () => {
  await expect(json(new Uint8Array([0x22, 0xff, 0x22]))).rejects.toMatchObject({ code: 'unreadable' })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', undefined])('%s is another media type', async (type) => {
  await expect(readBody(post(new Uint8Array([0x7b, 0x7d]), type))).rejects.toMatchObject({
    code: 'unsupported_media_type',
  })
})

test('a body above the limit is too large', async () => {
  await expect(json(JSON.stringify({ text: 'x'.repeat(1_000_000) }))).rejects.toMatchObject({ code: 'too_large' })
})

test('a body that says it is too large is not read', async () => {
  const request = new Request(ADDRESS, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'content-length': '1000001' },
  })
  await expect(readBody(request)).rejects.toMatchObject({ code: 'too_large' })
  expect(request.bodyUsed).toBe(false)
})

test('a body that breaks off is unreadable, and no failure of the site', async () => {
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) })
  const headers = { 'content-type': 'application/json' }
  const request = new Request(ADDRESS, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  await expect(readBody(request)).rejects.toMatchObject({ code: 'unreadable' })
})

describe('multipart', () => {
  function form(fields: Record<string, string | File>): Request {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return post(data)
  }

  test('gives texts and files, and says that numbers are texts', async () => {
    const { values, textual } = await readBody(form({ title: 'School', image: new File(['bytes'], 'a.png') }))
    expect(values.title).toBe('School')
    expect(await (values.image as File).text()).toBe('bytes')
    expect(textual).toBe(true)
  })

  test('may carry its fields as JSON below data, beside a file', async () => {
    const { values } = await readBody(form({ data: '{"title":"School"}', image: new File(['bytes'], 'a.png') }))
    expect(values).toMatchObject({ title: 'School', image: expect.any(File) })
  })

  test('without its boundary is unreadable', async () => {
    await expect(readBody(post('nothing', 'multipart/form-data'))).rejects.toMatchObject({ code: 'unreadable' })
  })
})
