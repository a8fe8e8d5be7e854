/** What a page's HTML lacks of the specification's texts, links and records; each as a sentence for the failure. */

import { localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Campaign } from '@/lib/shared/content/types'
import { formatMajor, percentRaised } from '@/lib/shared/money/format'
import { bare, wordsOf } from './html'
import type { ReadPage } from './reader'
import { SHELL, type Shown } from './routes'

const paragraphs = (html: string) => (html.includes('<') ? wordsOf(html) : [html])

/** The totals of a record's campaign, or the specification's fixed figures, in English. */
function figuresOf(campaign: Campaign | undefined) {
  if (!campaign) return { raised: '$25,270', goal: '$30,000', percent: 84 }
  const { raised, goal, currency } = campaign
  const written = (amount: number) => formatMajor(amount, currency, 'en')
  return { raised: written(raised), goal: written(goal ?? 0), percent: percentRaised(raised, goal) }
}

/** Missing texts, links, fields and figures of the specification. */
export function missingWords({ route, html, lists, ids, address }: ReadPage): string[] {
  const lacks: string[] = []
  const need = (there: boolean, what: string) => there || lacks.push(what)
  for (const heading of route.headings ?? []) need(html.headings().includes(heading), `heading ${heading}`)
  for (const words of route.words ?? []) need(html.count(words) > 0, words)
  for (const [words, times] of route.times?.(lists) ?? []) need(html.count(words) >= times, `${words}, ${times} times`)
  for (const [words, times] of route.exactly?.(lists) ?? []) {
    need(html.count(words) === times, `${words}, exactly ${times} times, not ${html.count(words)}`)
  }
  for (const [words, to] of route.links ?? []) need(html.targets(words).includes(to), `link ${words} → ${to}`)
  const labels = html.labels().map((text) => text.toLowerCase())
  for (const label of route.fields ?? []) {
    need(
      labels.some((text) => text.includes(label.toLowerCase())),
      `field ${label}`,
    )
  }
  for (const [label, options] of Object.entries(route.choices ?? {})) {
    const offered = html.options(label).filter((text) => options.includes(text))
    need(offered.join() === options.join(), `${label}: ${options}, not ${offered}`)
  }
  const buttons = [...html.main.querySelectorAll('button')].map(({ textContent }) => bare(textContent))
  for (const words of route.buttons ?? []) need(buttons.includes(bare(words)), `button ${words}`)
  if (route.box) {
    const campaign = route.box === true ? undefined : route.box(lists, ids)
    const { raised, goal, percent } = figuresOf(campaign)
    for (const figure of [`Raised ${raised}`, `Goal ${goal}`]) {
      need(html.count(figure) === 1, `${figure} once, not ${html.count(figure)} times`)
    }
    need(html.main.innerHTML.includes(`aria-valuenow="${Math.min(percent, 100)}"`), `a bar of ${percent} %`)
    // Below the form that asks are those of the programs.
    const gives = campaign ? paths.giveTo(campaign.Id) : paths.donateNow
    need(
      html.targets('Donate now').some((to) => to.startsWith(gives)),
      `link Donate now → ${gives}`,
    )
  }
  if (route.share) {
    for (const place of ['facebook.com/', '(x|twitter).com/', '(wa.me|whatsapp.com)/']) {
      const shares = new RegExp(`${place}.*${encodeURIComponent(address)}`)
      need(
        html.targets('').some((to) => shares.test(to)),
        `share link to ${place}`,
      )
    }
  }
  if (route.photos) {
    const grid = html.part('Photo Gallery') ?? html.main
    const openers = [...grid.querySelectorAll('a, button')].filter((element) => element.querySelector('img'))
    const photos = route.photos(lists)
    need(openers.length === photos, `${photos} pictures that open, not ${openers.length}`)
  }
  return lacks
}

/** Missing contents of the records that the page shows; in Bangla, only their texts and links. */
export function missingRecords({ route, html, lists, ids }: ReadPage, locale: 'en' | 'bn'): string[] {
  const english = locale === 'en'
  const lacks = (route.shows?.(lists, ids) ?? []).flatMap((shown) => {
    const part = html.part(english ? shown.under : undefined)
    return part ? lackingIn(part, shown) : [`heading ${shown.under}`]
  })
  return [...new Set(lacks)]

  function lackingIn(part: Element, { texts = [], html: rich = '', pictures = [], leads, markup = [] }: Shown) {
    const words = [...texts, ...paragraphs(rich)].filter((text) => text && html.count(text, part) === 0)
    const images = pictures.filter((image) => image && !html.holds(image, part)) as string[]
    const lacking = [...words, ...images, ...markup.filter((text) => !part.innerHTML.includes(text))]
    if (leads && !html.targets(english ? leads[0] : '', part).includes(localized(locale, leads[1]))) {
      lacking.push(`link ${leads.join(' → ')}`)
    }
    return lacking
  }
}

/** Missing links of header and footer. */
export function missingShell({ html }: ReadPage): string[] {
  return Object.entries(SHELL).flatMap(([name, links]) => {
    const part = html.document.querySelector(`body > ${name}`)
    return links.filter(([words, to]) => !html.targets(words, part).includes(to)).map((link) => link.join(' → '))
  })
}
