/** Sentences by where people meet them, and who may change those of a place. */
import type { Right } from '@/lib/access/rights/matrix'

/** Place → where the paths of its sentences begin; of two places that fit, the one with the longer beginning counts. */
const BEGINNINGS = {
  home: ['home'],
  about: ['about'],
  projects: ['projects', 'projectPage', 'healthPage', 'record'],
  events: ['events', 'feeds'],
  news: ['newsPages'],
  gallery: ['gallery', 'galleryPages'],
  donations: ['donationPage', 'donatePage', 'forms.donate'],
  volunteers: ['volunteerPage', 'forms.volunteer', 'volunteers'],
  contact: ['contactPage', 'forms.contact'],
  forms: ['forms', 'formAnswers', 'sentPage'],
  search: ['search', 'searchWords'],
  pages: ['blockPages'],
  privacy: ['statements'],
  givingTerms: ['statements.givingTerms', 'statements.papers'],
  everyPage: ['shell', 'common', 'pageBanner', 'preview', 'richText'],
  errors: ['notFound', 'error', 'offline'],
  editor: ['editor'],
  mails: ['mails'],
  giftMails: ['mails.gift'],
  giftPage: ['pledge', 'findGift'],
  receipts: ['receipt', 'statement'],
} as const satisfies Record<string, readonly string[]>

export type WordsGroup = keyof typeof BEGINNINGS

/** In the order of the screen. */
export const WORDS_GROUPS = Object.keys(BEGINNINGS) as WordsGroup[]

/**
 * What a donor reads of money under way, or of whose account is the right one: where it is to be sent, that it arrived, what
 * a receipt testifies. Whoever may not change the foundation's account numbers may not write others into these sentences
 * either.
 */
const OF_MONEY: ReadonlySet<WordsGroup> = new Set(['givingTerms', 'giftMails', 'giftPage', 'receipts'])

/** The right that changing a sentence of a place needs. */
export const rightToChange = (group: WordsGroup): Right => (OF_MONEY.has(group) ? 'payment.update' : 'content.update')

/** The place of a sentence. @throws where its path begins like none */
export function groupOf(key: string): WordsGroup {
  const fitting = WORDS_GROUPS.flatMap((group) =>
    BEGINNINGS[group].filter((start) => `${key}.`.startsWith(`${start}.`)).map((start) => ({ group, start })),
  )
  const [best] = fitting.sort((one, other) => other.start.length - one.start.length)
  if (!best) throw new Error(`${key} belongs to no place of lib/content/words/groups.ts.`)
  return best.group
}
