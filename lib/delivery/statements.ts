/**
 * What the site states by itself on /privacy, /giving-terms and /papers. Each of their sentences names the facts that it
 * needs as its places: one whose fact nobody entered is left out, and a section without sentences as well.
 */
import { UNREAD_TIMES } from '@/lib/community/messages/unread-times'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { emptyPage, NEVER } from '@/lib/shared/content/empty-page'
import type { BlockPage } from '@/lib/shared/content/pages'
import type { SiteSettings } from '@/lib/shared/content/types'
import { asAttribute, asHtml } from '@/lib/shared/format/as-html'
import { day } from '@/lib/shared/format/date'
import { dhakaMidnight } from '@/lib/shared/format/dhaka-day'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import { telephone } from '@/lib/shared/format/telephone'
import type english from '@/lib/shared/i18n/messages/en.json'

export type StatementWords = Pick<typeof english, 'statements' | 'blockPages' | 'forms'>

/** By their names in the messages. */
const STATEMENTS = ['privacy', 'givingTerms', 'papers'] as const

type Statement = (typeof STATEMENTS)[number]

/** HTML by the name of a place; what nobody entered is not there. */
type Facts = Record<string, string>

/** Facts without one of which there is nothing to state. */
const NEEDED: Record<Statement, readonly string[]> = {
  privacy: ['messagesKept'],
  givingTerms: ['methods'],
  papers: ['accountName', 'registration'],
}

/**
 * Pages with what the site states before their editors' blocks, and the pages that nobody wrote but the site states.
 * @param words of the language, as they read now
 */
export function withStatements(
  pages: readonly BlockPage[],
  settings: SiteSettings,
  words: StatementWords,
  locale: Locale,
): BlockPage[] {
  const facts = factsOf(settings, words, locale)
  const isStated = (name: Statement) => NEEDED[name].some((fact) => fact in facts)
  const known = STATEMENTS.filter((name) => isStated(name) || pages.some(({ path }) => path === paths[name]))
  for (const name of known) {
    const title = pages.find(({ path }) => path === paths[name])?.title ?? words.blockPages.titles[name]
    facts[name] = link(localized(locale, paths[name]), title)
  }
  const state = (page: BlockPage, name: Statement): BlockPage => {
    const modifiedAt = newest(page.modifiedAt, settings.stated.changedOn)
    const changed =
      modifiedAt === NEVER ? '' : `<p>${fill(words.statements.changed, { day: day(modifiedAt, locale) })}</p>`
    const text = (isStated(name) ? sectionsOf(words.statements[name].sections, facts) : '') + changed
    return { ...page, modifiedAt, blocks: [{ id: `stated-${name}`, kind: 'text', text }, ...page.blocks] }
  }
  const written = pages.map((page) => {
    const name = STATEMENTS.find((one) => paths[one] === page.path)
    return name ? state(page, name) : page
  })
  const unwritten = STATEMENTS.filter((name) => isStated(name) && !pages.some(({ path }) => path === paths[name]))
  return [...written, ...unwritten.map((name) => state(blank(name, words), name))]
}

/** A page that nobody wrote. No record has an id below 1. */
const blank = (name: Statement, { blockPages, statements }: StatementWords): BlockPage => ({
  ...emptyPage(paths[name], blockPages.titles[name]),
  id: -1 - STATEMENTS.indexOf(name),
  description: statements[name].description,
})

/** The later of a moment and of a day's beginning in Dhaka. */
function newest(moment: string, changedOn: string | null): string {
  const begun = changedOn ? new Date(dhakaMidnight(changedOn)).toISOString() : NEVER
  return begun > moment ? begun : moment
}

/** Sections as HTML, in the order of the messages. */
function sectionsOf(sections: Readonly<Record<string, Readonly<Record<string, string>>>>, facts: Facts): string {
  return Object.values(sections)
    .map(({ heading = '', ...sentences }) => {
      const said = Object.values(sentences).flatMap((sentence) => stated(sentence, facts))
      return said.length > 0 ? `<h2>${asHtml(heading)}</h2><p>${said.join('</p><p>')}</p>` : ''
    })
    .join('')
}

function stated(sentence: string, facts: Facts): string[] {
  const places = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
  return places.every((name) => name in facts) ? [fill(asHtml(sentence), facts)] : []
}

function factsOf(settings: SiteSettings, { statements, forms }: StatementWords, locale: Locale): Facts {
  const { stated, bank, wallets, email, phones, address, name, currencies, registrations } = settings
  const [phone] = phones
  const months = (count: number | null) => count && period(count, statements.oneMonth, statements.months, locale)
  const days = (count: number | null) => count && period(count, statements.oneDay, statements.days, locale)
  const labels = forms.donate
  const methods = [
    ...(bank.accountNumber ? [statements.bankTransfer] : []),
    ...(['nagad', 'bkash', 'upay'] as const).flatMap((wallet) => (wallets[wallet] ? [labels.wallets[wallet]] : [])),
  ]
  const texts = {
    messagesKept: months(stated.messagesMonths),
    registrationsKept: months(stated.registrationsMonths),
    suspectedKept: days(stated.suspectedDays),
    unreadKept: days(stated.suspectedDays && stated.suspectedDays * UNREAD_TIMES),
    expiresAfter: days(stated.expiresAfterDays),
    registration: [...new Set([stated.registration, ...registrations])].filter(Boolean).join(', '),
    taxReference: stated.taxReference,
    accountName: bank.accountName,
    methods: methods.join(', '),
    currencies: currencies.map((currency) => labels.currencies[currency]).join(', '),
    address: address.replace(/\s*\n\s*/g, ', '),
    name,
  }
  const entered = Object.entries(texts).flatMap(([fact, text]) => (text ? [[fact, asHtml(text)]] : []))
  return {
    ...Object.fromEntries(entered),
    ...(email && { email: link(`mailto:${email}`, email) }),
    ...(phone && { phone: link(telephone(phone), phone) }),
  }
}

const period = (count: number, one: string, more: string, locale: Locale): string =>
  count === 1 ? one : fill(more, { n: number(count, locale) })

const link = (href: string, words: string): string => `<a href="${asAttribute(href)}">${asHtml(words)}</a>`
