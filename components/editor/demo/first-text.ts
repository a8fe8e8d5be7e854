import { clean } from '@/lib/content/rich-text/clean'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { asHtml } from '@/lib/shared/format/as-html'
import type messages from '@/lib/shared/i18n/messages/en.json'

type Sample = (typeof messages)['editor']['sample']

/** What stands in the editor when it opens, with something of most of its tools. The sample's tags become the editor's HTML. */
export function firstText({ heading, text, items, quote }: Sample, locale: Locale): string {
  const tags = {
    strong: ['<strong>', '</strong>'],
    em: ['<em>', '</em>'],
    news: [`<a href="${localized(locale, paths.news)}">`, '</a>'],
    colour: ['<span class="colour-brick">', '</span>'],
  }
  const html = (words: string) =>
    Object.entries(tags).reduce(
      (made, [name, [open, close]]) =>
        made.replaceAll(`&lt;${name}&gt;`, String(open)).replaceAll(`&lt;/${name}&gt;`, String(close)),
      asHtml(words),
    )
  const list = items.map((item) => `<li><p>${html(item)}</p></li>`).join('')
  return clean(
    `<h2>${html(heading)}</h2><p>${html(text)}</p><ul>${list}</ul><blockquote><p>${html(quote)}</p></blockquote>`,
  )
}
