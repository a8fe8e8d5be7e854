/** What a page as it was sent lacks of what it must say; each lack in words for whoever reads the test's failure. */
import { localized } from '@/lib/addresses'
import { bare, wordsOf } from './html'
import type { ReadPage } from './reader'
import { SHELL, type Shown } from './routes'

const paragraphs = (html: string) => (html.includes('<') ? wordsOf(html) : [html])

/** What the specification says of the page in words of its own. */
export function missingWords({ route, html, lists, address }: ReadPage): string[] {
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
    need(html.count('Raised $25,270') === 1, `Raised $25,270 once, not ${html.count('Raised $25,270')} times`)
    need(html.count('Goal $30,000') === 1, `Goal $30,000 once, not ${html.count('Goal $30,000')} times`)
    need(/\b84\s?%|aria-valuenow="84"/.test(html.main.innerHTML), 'a bar of 84 %')
    need(html.targets('Donate now').includes('/donate-now'), 'link Donate now → /donate-now')
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

/** What the records hold that the page shows; in Bangla, only their words and where they lead. */
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

/** Links of header and footer that are not there. */
export function missingShell({ html }: ReadPage): string[] {
  return Object.entries(SHELL).flatMap(([name, links]) => {
    const part = html.document.querySelector(`body > ${name}`)
    return links.filter(([words, to]) => !html.targets(words, part).includes(to)).map((link) => link.join(' → '))
  })
}
