/** Why a submission was suspected, as staff read it: stored in English as it was found, and put into words for each reader. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { countOf } from './spam-signs'

/** Stored reason → its text. */
const REASONS = {
  'a hidden field was filled in': 'hiddenField',
  'many were sent from the same place': 'samePlace',
  'sent from another site': 'otherSite',
  'the time of opening the form was forged': 'forgedTime',
  'sent without opening the form': 'unopened',
  'sent within two seconds': 'tooFast',
  'the form was opened more than a week ago': 'openLong',
  'a link that hides where it leads': 'hiddenLink',
  'links written as code': 'linkCode',
  'a link for a name': 'linkName',
  'nothing but a link': 'linkOnly',
  'a script that few readers here write': 'script',
  'words with letters of two scripts': 'twoScripts',
  'written in capitals': 'capitals',
  'letters without sense': 'jumble',
  'written like spam': 'likeSpam',
  'words of search ranking or web services': 'ranking',
  'words of selling': 'selling',
  'words of mass mailing': 'mailing',
  'words of money made easily': 'easyMoney',
  'words of gambling': 'gambling',
  'words of pills or sex': 'pills',
  'words of money of strangers': 'strangersMoney',
} as const

const isKnown = (reason: string): reason is keyof typeof REASONS => Object.hasOwn(REASONS, reason)

/** Reasons as they are stored, `; ` between them, in a reader's language; one that is not known stays as it is. */
export function suspicionInWords(stored: string | null | undefined, locale: Locale): string {
  if (!stored || locale === 'en') return stored ?? ''
  return stored
    .split('; ')
    .map((reason) => reasonInWords(reason, locale))
    .join('; ')
}

function reasonInWords(reason: string, locale: Locale): string {
  const words = wordsOf('inbox', locale)
  if (isKnown(reason)) return words(`reasons.${REASONS[reason]}`)
  const telling = /^words that spam uses: (.*)$/.exec(reason)?.[1]
  if (telling) return words('reasons.telling', { words: telling })
  const links = countOf(/^(\w+) links?$/.exec(reason)?.[1])
  if (links) return words('reasons.links', { count: links })
  const repeated = countOf(/^the same words as (\w+) other messages$/.exec(reason)?.[1])
  return repeated ? words('reasons.repeated', { count: repeated }) : reason
}
