/** Whatever is written into fields and addresses, the site answers with a sentence and not with a failure of its own. */
import { describe } from 'node:test'
import { dataOf, errorOf } from '@/e2e/support/client'
import { HOSTILE_VALUES, wellFormed } from '@/e2e/support/hostile/hostile-values'
import { expect } from '@/lib/testing/expect'
import { test } from '../testing/fixtures'

for (const [what, text] of Object.entries(HOSTILE_VALUES)) {
  describe(what, () => {
    test('is stored as it is or refused by name', async ({ anonymous, editor, making }) => {
      const { record } = await making('faq')
      for (const body of [{ question: text }, { answer: text }]) {
        const answer = await editor.put(`faq/${record.Id}`, body)
        expect([200, 422], answer.text.slice(0, 300)).toContain(answer.status)
        if (answer.status === 422) expect(Object.keys(errorOf(answer, 422).fields)).toEqual(Object.keys(body))
        else
          expect(dataOf(await anonymous.get(`faq/${record.Id}`), 200)).toMatchObject(
            Object.fromEntries(Object.entries(body).map(([name, given]) => [name, wellFormed(given)])),
          )
      }
    })

    test('is no type, Id, language, window, picture or key', async ({ anonymous, editor, making }) => {
      const { record } = await making('news')
      const part = encodeURIComponent(wellFormed(text)).slice(0, 6000)
      for (const path of [part, `faq/${part}`, `${part}/1`, `faq/create-faq/${part}`]) {
        expect([400, 404], path).toContain((await anonymous.get(path)).status)
      }
      for (const name of ['locale', 'limit', 'offset']) errorOf(await anonymous.get(`faq?${name}=${part}`), 422)
      expect(dataOf(await anonymous.get(`images?path=${part}`), 200)).toEqual({})
      for (const body of [{ image: text }, { date: text }, { status: text }, { [text]: 'x' }]) {
        if (body.image?.trim() === '') continue
        errorOf(await editor.patch(`news/${record.Id}`, body), 422)
      }
    })
  })
}

test('an unknown query changes nothing', async ({ anonymous }) => {
  const list = await anonymous.list('faq')
  for (const query of ['x=1', 'where[id][equals]=1', 'trash=true', 'depth=9', 'draft=true', 'locale=en&locale=bn']) {
    expect(await anonymous.list(`faq?${query}`)).toEqual(list)
  }
})

test('strange headers are no trouble', async ({ anonymous }) => {
  const tags = ['', '"', ',,,', '*, "x"', 'W/', `"${'x'.repeat(5000)}"`]
  for (const tag of tags) expect([200, 304]).toContain((await anonymous.get('faq', { 'if-none-match': tag })).status)
  for (const authorization of ['', 'JWT', 'JWT ', 'Bearer a.b.c', 'users API-Key', '%00', 'JWT ..']) {
    expect((await anonymous.get('faq', { authorization })).status).toBe(200)
    const answer = await anonymous.call('POST', 'faq/create-faq', { json: {}, headers: { authorization } })
    expect(errorOf(answer, 401).code).toBe('not_signed_in')
  }
})

test('keys of JavaScript’s own objects are fields that nobody has', async ({ editor, making }) => {
  const { record } = await making('faq')
  for (const raw of ['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}', '{"toString":"x"}']) {
    const answer = await editor.call('PUT', `faq/${record.Id}`, {
      raw,
      headers: { 'content-type': 'application/json' },
    })
    expect([200, 422]).toContain(answer.status)
    expect(dataOf(await editor.get(`faq/${record.Id}`), 200)).toEqual(record)
  }
})

test('JSON that is nested ten thousand times is refused', async ({ editor }) => {
  const raw = `{"question":${'['.repeat(10_000)}${']'.repeat(10_000)}}`
  const answer = await editor.call('POST', 'faq/create-faq', { raw, headers: { 'content-type': 'application/json' } })
  expect([400, 422]).toContain(answer.status)
})
