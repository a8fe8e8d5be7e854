import { settings as shell } from '@/components/site/fixtures'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { BlockPage, PageBlock } from '@/lib/shared/content/pages'
import { NOTHING_STATED } from '@/lib/shared/content/stated-facts'
import type { SiteSettings } from '@/lib/shared/content/types'
import bangla from '@/lib/shared/i18n/messages/bn.json'
import english from '@/lib/shared/i18n/messages/en.json'
import { withStatements } from './statements'

const nothing: SiteSettings = { ...shell, email: '', phones: [], address: '', currencies: [] }

const settings: SiteSettings = {
  ...shell,
  bank: { ...shell.bank, accountName: 'Trust <of> Sylhet', accountNumber: '12' },
  wallets: { ...shell.wallets, bkash: '01700-000000' },
  currencies: ['BDT'],
  stated: {
    messagesMonths: 7,
    registrationsMonths: 1,
    suspectedDays: 11,
    expiresAfterDays: 45,
    registration: 'S-1234',
    taxReference: '',
    changedOn: '2026-11-21',
  },
}

const pagesOf = (from: SiteSettings, locale: Locale = 'en', written: BlockPage[] = []) =>
  withStatements(written, from, locale === 'en' ? english : bangla, locale)

const textOf = (page: BlockPage | undefined) => {
  const [first] = page?.blocks ?? []
  return first?.kind === 'text' ? first.text : ''
}

const textAt = (path: string, from: SiteSettings, locale: Locale = 'en') =>
  textOf(pagesOf(from, locale).find((page) => page.path === path))

const editors: PageBlock = { id: 'a', kind: 'text', text: '<p>By the trustees.</p>' }

function writtenAt(path: string, modifiedAt: string): BlockPage {
  const [page] = pagesOf(settings)
  if (!page) throw new Error('Nothing was stated.')
  return { ...page, id: 7, path, title: 'Our papers', blocks: [editors], modifiedAt }
}

test('periods are those in force, in either language', () => {
  const privacy = textAt(paths.privacy, settings)
  expect(privacy).toContain('It is erased 7 months after it came.')
  expect(privacy).toContain('It is erased 1 month after it was declined or you left.')
  expect(privacy).toContain('erased 11 days after its last change')
  expect(privacy).toContain('is erased after 33 days')
  expect(textAt(paths.privacy, settings, 'bn')).toContain('আসার ৭ মাস পর')
  expect(textAt(paths.givingTerms, settings)).toContain('expires after 45 days')
})

test('a sentence without its fact is left out, and no place is left open', () => {
  const [with_, without] = [settings, { ...settings, email: '', phones: [] }].map((from) => textAt(paths.privacy, from))
  expect(with_).toContain('<a href="mailto:hello@example.org">hello@example.org</a>')
  expect(without).not.toContain('mailto:')
  expect(textAt(paths.papers, settings)).not.toContain('Tax reference')
  for (const locale of ['en', 'bn'] as const) {
    for (const page of pagesOf(settings, locale)) expect(textOf(page)).not.toMatch(/[{}]/)
  }
})

test('what was entered is text, not markup', () => {
  expect(textAt(paths.papers, settings)).toContain('in the name of Trust &lt;of&gt; Sylhet.')
})

test('ways to give and currencies are those of the settings', () => {
  expect(textAt(paths.givingTerms, settings)).toContain('You can send money by bank transfer, bKash.')
  expect(textAt(paths.givingTerms, settings)).toContain('these currencies: Taka.')
})

test('without facts nothing is stated, and nothing listed', () => {
  expect(pagesOf({ ...nothing, stated: NOTHING_STATED })).toEqual([])
  const privacyAlone = pagesOf({ ...nothing, stated: settings.stated }).map(({ path }) => path)
  expect(privacyAlone).toEqual([paths.privacy, paths.papers])
})

test('pages lead to each other in their own language, to those alone that there are', () => {
  expect(textAt(paths.givingTerms, settings, 'bn')).toContain('<a href="/bn/papers">')
  const bare = { ...nothing, wallets: settings.wallets, stated: { ...settings.stated, registration: '' } }
  expect(textAt(paths.givingTerms, bare)).not.toContain('/papers')
})

test('what an editor wrote stands below, under their title, as new as the newer of the two', () => {
  const at = (modifiedAt: string) => pagesOf(settings, 'en', [writtenAt(paths.papers, modifiedAt)])
  const [older] = at('2026-01-02T03:04:05.000Z')
  expect(older?.title).toBe('Our papers')
  expect(older?.blocks).toHaveLength(2)
  expect(older?.blocks[1]).toBe(editors)
  expect(textOf(older)).toContain('Last changed on 21 November, 2026.')
  // Six in the evening of Greenwich is the next day in Dhaka.
  expect(textOf(at('2026-12-01T18:30:00.000Z')[0])).toContain('Last changed on 2 December, 2026.')
  expect(at('2026-12-01T18:30:00.000Z').map(({ path }) => path)).toHaveLength(3)
})

test('other pages stay as they are', () => {
  const page = writtenAt('/scholarships', '2026-01-02T03:04:05.000Z')
  expect(pagesOf(settings, 'en', [page])[0]).toBe(page)
})
