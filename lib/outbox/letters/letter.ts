/** A letter in the frame of all, as HTML and as text. Pure, so that each can be looked at. */
import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { Colours } from '@/lib/shared/colour/palette'
import { recolour } from '@/lib/shared/colour/recolour'
import { layout, type Sender } from './layout'
import { textPart } from './text-part'
import { mailWords } from './words'

type Foundation = Omit<Sender, 'siteUrl'>

/** Who writes, in which language, from where. */
export interface Letterhead {
  locale: Locale
  foundation: Foundation
  /** Origin of the site. */
  siteUrl: string
  /** Who filled in the form, and gets an answer to it: their language, and the foundation's name in it. */
  visitor: { locale: Locale; foundation: string }
}

/** What letters of all kinds are: a subject, and what stands in the frame. */
export interface Letter {
  subject: string
  body: ElementContent[]
}

export interface RenderedLetter {
  subject: string
  html: string
  text: string
}

/** Its styles are written in the site's own colours; a text that names one is left as it is. */
const inColours = (html: string, colours: Colours) =>
  html.replace(/ style="[^"]*"|<style>.*?<\/style>/gs, (css) => recolour(css, colours))

export function renderLetter({ locale, foundation, siteUrl }: Letterhead, { subject, body }: Letter): RenderedLetter {
  const home = new URL(localized(locale, '/'), siteUrl).href
  const sender = { ...foundation, siteUrl: home }
  const drawn = toHtml(layout({ locale, subject, sender, siteLabel: mailWords(locale).site, body }))
  const html = inColours(drawn, foundation.colours)
  return { subject, html, text: textPart(html) }
}
