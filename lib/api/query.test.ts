import { localeOf, windowOf } from './query'

const call = (query: string) => new Request(`http://localhost/api/v1/news?${query}`)

test('a call is in English unless it says otherwise', () => {
  expect([localeOf(call('')), localeOf(call('locale=bn'))]).toEqual(['en', 'bn'])
})

test('another language is refused', () => {
  expect(() => localeOf(call('locale=fr'))).toThrow(expect.objectContaining({ code: 'invalid' }))
})

test('without limit and offset the list is whole', () => {
  expect(windowOf(call('locale=bn'))).toBeNull()
})

test.each([
  ['limit=3', { limit: 3, offset: 0 }],
  ['offset=2', { limit: undefined, offset: 2 }],
  ['limit=3&offset=0', { limit: 3, offset: 0 }],
])('%s is a window', (query, window) => {
  expect(windowOf(call(query))).toEqual(window)
})

test.each(['limit=0', 'limit=-1', 'limit=abc', 'limit=1.5', 'limit=', 'offset=-1', 'offset=', 'limit=1e3'])(
  '%s is refused by its name',
  (query) => {
    const name = query.split('=')[0] ?? ''
    expect(() => windowOf(call(query))).toThrow(expect.objectContaining({ fields: { [name]: expect.any(String) } }))
  },
)
