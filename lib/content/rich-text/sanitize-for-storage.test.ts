import { demoContent } from '@/demo/content'
import { inWords } from '@/lib/shared/i18n/admin/words'
import * as first from './clean'
import { nestings } from './hostile/nested-markup'
import { PAYLOADS } from './hostile/payloads'
import { NotStorable, sanitizeForStorage } from './sanitize-for-storage'
import { ordinaryTexts, PASTES } from './testing/ordinary'

jest.mock('./clean', () => ({ __esModule: true, ...jest.requireActual('./clean') }))

const LONGEST = 100_000
const stored = (html: string) => sanitizeForStorage(html, LONGEST)

/** Every text of the demo, at whatever depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []

describe('ordinary texts are never refused', () => {
  const kept = (html: string) => expect(stored(html)).toBe(first.clean(html))

  test.each(PASTES)('a paste: %.40s', kept)

  test('all texts of the demo', () => {
    const texts = textsIn(demoContent)
    expect(texts.filter((text) => text.includes('<p>')).length).toBeGreaterThan(20)
    for (const text of texts) kept(text)
  })

  test('articles made of everything that the editor has', () => {
    const texts = ordinaryTexts(150, 8)
    for (const tag of ['<table', '<pre', '<figure', '<iframe', '<video', '<li', '<a ', '<span']) {
      expect(texts.some((text) => text.includes(tag))).toBe(true)
    }
    for (const text of texts) expect([text, stored(text)]).toEqual([text, stored(stored(text))])
  })

  test('characters and their references', () => {
    for (let from = 0; from < 0x2100; from += 64) {
      const codes = Array.from({ length: 64 }, (_, i) => from + i)
      const text = codes.map(
        (code) => `${String.fromCharCode(code).replace(/[<"]/, '')}&#${code};&#x${code.toString(16)}`,
      )
      expect(() =>
        stored(`<p title="${text.join('')}">${text.join('')}<a href="/${text.join('')}">x</a></p>`),
      ).not.toThrow()
    }
  })
})

test('what shows nothing is stored as nothing', () => expect(stored('<p>&nbsp;</p><p></p><!-- x -->')).toBe(''))

describe('what is refused', () => {
  const refusal = (html: string): string => {
    try {
      return `stored: ${stored(html).slice(0, 40)}`
    } catch (error) {
      if (!(error instanceof NotStorable)) throw error
      return inWords(error, 'en')
    }
  }

  test.each([
    ['deeply nested', '<blockquote>'.repeat(5000), /nested too deeply/],
    ['of too many elements', '<br>'.repeat(25_000), /too many parts/],
    ['copied into every paragraph', `${'<b id=1><b id=2><i>'.repeat(90)}${'<p>'.repeat(9000)}`, /nested too deeply/],
    ['too long', `<p>${'a'.repeat(LONGEST)}</p>`, /100,000 characters at the most/],
    ['too long once it is escaped', '&'.repeat(LONGEST), /100,000 characters at the most/],
    ['far too long to be read', `<p hidden${' x=1'.repeat(LONGEST)}>a</p>`, /400,000 characters with all/],
  ])('a text that is %s', (_, html, sentence) => {
    expect(refusal(html)).toMatch(sentence)
    expect(refusal(html)).toMatch(/Please/)
  })

  // Were the first cleaner to let something through one day, the second would see it.
  test.each([
    '<p onclick="hit()">a</p>',
    '<p>a</p><script>hit()</script>',
    '<svg><p>a</p></svg>',
    '<p><a href="javascript:hit()">a</a></p>',
    '<p><a href="/x" rel="opener">a</a></p>',
    '<p><span class="modal">a</span></p>',
    '<p style="position:fixed">a</p>',
    '<p id="content">a</p>',
    '<img src="https://evil.example/media/a.webp" alt="">',
    '<iframe src="https://evil.example/embed/abcdefghijk"></iframe>',
    '<iframe src="/media/a.webp"></iframe>',
    '<table><tbody><tr><td colspan="99999">a</td></tr></tbody></table>',
    '<p>a<!-- b --></p>',
    '<p><!--><img src=x onerror=hit()>--></p>',
    '<form><p>a</p></form>',
    '<noscript><p title="</noscript><img src=x onerror=hit()>"></noscript>',
  ])('what only the first cleaner takes for clean: %s', (html) => {
    const blind = jest.spyOn(first, 'cleaned').mockImplementation((text) => text)
    try {
      expect(refusal(html)).toMatch(/could not be read the same way twice/)
      expect(stored('<p>a</p>')).toBe('<p>a</p>')
    } finally {
      blind.mockRestore()
    }
  })
})

test('of hostile texts the same is stored as is drawn, or nothing', () => {
  for (const html of [...PAYLOADS, ...nestings(300, 41)]) expect(['', first.clean(html)]).toContain(stored(html))
})
