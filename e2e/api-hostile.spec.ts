/** Whatever is written into fields and addresses, the site answers with a sentence and not with a failure of its own. */
import { dataOf, failureOf } from './support/client'
import { expect, test } from './support/fixtures'
import { unique } from './support/samples'

const NAUGHTY: Record<string, string> = {
  'a null character': 'a\u0000b',
  'control characters': '\u0001\u0002\u001b[31m\u007f\u0085',
  'text from right to left': '\u202eevil\u202c שלום مرحبا',
  'a lone surrogate': '\ud800x\udfff',
  'joined emoji': '👩‍👩‍👧‍👦🏳️‍🌈🇧🇩1️⃣',
  'Bangla conjuncts': 'ক্ষ্ম্য জ্ঞ র‍্য',
  'stacked marks': `Z${'\u0300'.repeat(200)}`,
  'ten thousand characters': 'x'.repeat(10_000),
  'a page': '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a closed attribute': '"><svg/onload=alert(1)>',
  'a script end': '</script><!--',
  SQL: "'; DROP TABLE projects; --",
  'more SQL': "1' OR '1'='1' UNION SELECT password FROM users --",
  'a template': '{{7*7}}<%= 7*7 %>#{7*7}',
  'a path': '../../../../etc/passwd',
  'an escaped path': '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'a command': '$(reboot); `reboot` | reboot &',
  'line ends': 'a\r\nSet-Cookie: x=1\r\n\r\nb',
  'only spaces': ' \t\n\u00a0\u2003\u200b\ufeff',
  'a word of JavaScript': '__proto__',
  another: 'constructor',
  'not a number': 'NaN',
  infinity: '1e999',
  'a date': '2026-02-30T25:61:61Z',
  percent: '%',
  'broken percent': '%c0%af%zz',
  'like patterns': '%_[a-z]\\%',
  'a lone accent': '\u0301',
  'separators of lines': '\u2028\u2029',
  'a byte order mark': '\ufeff{}',
}

for (const [what, text] of Object.entries(NAUGHTY)) {
  test.describe(what, () => {
    test('is stored as it is or refused by name', async ({ anonymous, editor, making }) => {
      const { record } = await making('faq')
      for (const body of [{ question: text }, { answer: text }]) {
        const answer = await editor.put(`faq/${record.Id}`, body)
        expect([200, 422], answer.text.slice(0, 300)).toContain(answer.status)
        if (answer.status === 422) expect(Object.keys(failureOf(answer, 422).fields)).toEqual(Object.keys(body))
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
      for (const name of ['locale', 'limit', 'offset']) failureOf(await anonymous.get(`faq?${name}=${part}`), 422)
      expect(dataOf(await anonymous.get(`images?path=${part}`), 200)).toEqual({})
      for (const body of [{ image: text }, { date: text }, { status: text }, { [text]: 'x' }]) {
        if (body.image?.trim() === '') continue
        failureOf(await editor.patch(`news/${record.Id}`, body), 422)
      }
      const media = await anonymous.request('GET', `/media/${part}`)
      expect([400, 404]).toContain(media.status)
    })
  })
}

/** What UTF-8 makes of a text: half a pair of surrogates becomes the replacement character. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
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
    expect(failureOf(answer, 401).code).toBe('not_signed_in')
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

test('a picture’s name leads nowhere else', async ({ anonymous }) => {
  for (const name of ['..%2fsite.db', '..%2f..%2fpackage.json', '%2e%2e/secret', 'secret', 'site.db', 'a/../../x']) {
    expect([400, 404, 308], name).toContain((await anonymous.request('GET', `/media/${name}`)).status)
  }
})

test('HTML in a text is text on the page', async ({ page, making }) => {
  const title = `${unique('tag')} <b id="injected">bold</b><img src=x onerror="window.injected=1">`
  await making('faq', { question: title })
  await page.goto('/')
  await expect(page.getByText(title)).toBeVisible()
  expect(await page.locator('#injected').count()).toBe(0)
  expect(await page.evaluate(() => 'injected' in window && window.injected === 1)).toBe(false)
})
