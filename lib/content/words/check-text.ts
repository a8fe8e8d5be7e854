/** Whether a text can stand in the place of one of the site's sentences. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@/lib/shared/addresses/localized'
import { cleanLine, isVisible, lengthOf } from '@/lib/shared/format/clean-text'
import type { TextKey, TextValues } from '@/lib/shared/i18n/admin/words'
import type { Sentence } from './catalog'

/** A short label may become a line, a sentence a few; what is longer breaks what it stands in. */
const SHORTEST_BOUND = 120
const TIMES_AS_LONG = 3

/** Longest text that may stand in the place of a sentence, in characters. */
export const longestText = ({ own }: Pick<Sentence, 'own'>): number =>
  Math.max(SHORTEST_BOUND, TIMES_AS_LONG * Math.max(lengthOf(own.en), lengthOf(own.bn)))

/** Why a text is refused, as a sentence of the admin. */
export interface TextProblem {
  key: TextKey
  values?: TextValues
}

/** A quote before a brace or an angle takes it for a letter (ICU); nobody who writes a sentence means that. */
const QUOTED = /'(?=[{}<])/g

/** The text as it is stored: one line, without what nobody can see. */
export function cleanWords(typed: string): string {
  const line = cleanLine(typed).replace(/ {2,}/g, ' ').replace(QUOTED, '’')
  return isVisible(line) ? line : ''
}

/**
 * What is wrong with a text in a sentence's place: its syntax (ICU), a placeholder or tag that is lost or that the site
 * cannot fill in, its length. Tags are only those of the sentence: all else is shown as it is written, never as HTML.
 * @param text as cleanWords gives it; '' is the site's own words, and always right
 */
export function problemOf(sentence: Sentence, locale: Locale, text: string): TextProblem | null {
  if (text === '') return null
  const most = longestText(sentence)
  if (lengthOf(text) > most) return { key: 'words.refused.long', values: { most } }
  const given = placesIn(text)
  if (!given) return { key: 'words.refused.syntax' }
  const needed = placesIn(sentence.own[locale]) ?? []
  const lost = needed.filter((place) => !given.includes(place))
  if (lost.length > 0) return { key: 'words.refused.lost', values: { places: lost.join(', ') } }
  const known = [...needed, ...(placesIn(sentence.own.en) ?? [])]
  const unknown = given.filter((place) => !known.includes(place))
  return unknown.length > 0 ? { key: 'words.refused.unknown', values: { places: unknown.join(', ') } } : null
}

/** The placeholders and tags of a text, each once, as they are written; null where it cannot be read. */
function placesIn(text: string): string[] | null {
  try {
    return [...new Set(parse(text, { requiresOtherClause: false }).flatMap(placesOf))]
  } catch {
    return null
  }
}

function placesOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return []
    case TYPE.argument:
      return [`{${element.value}}`]
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(placesOf)]
    case TYPE.pound:
      return ['#']
    default:
      // Forms, days and numbers: the site's sentences have none, and would show their syntax.
      return [`{${element.value}, …}`]
  }
}
