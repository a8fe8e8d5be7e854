/** The pages that are no records, with the words that they are found by: their own, and the intros that editors wrote. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import bangla from '@/lib/shared/i18n/messages/bn.json'
import english from '@/lib/shared/i18n/messages/en.json'

const SITE = { en: english, bn: bangla } satisfies Record<Locale, unknown>

type Messages = typeof english

interface StaticPage {
  path: string
  /** The page's part of the messages: all that stands in it is what the page says. */
  of: (messages: Messages) => { title: string; description?: string; text?: string }
  /** Other words that people look for it with; they are shown nowhere. */
  words: keyof Messages['searchWords']
  /** Whether all of the part is words of the page; else its title and description alone. */
  isCopy?: true
  intro?:
    | 'projectDetails'
    | 'eventsDetails'
    | 'newsDetails'
    | 'galleryCategoryDescription'
    | 'donationCategoryDescription'
}

export const STATIC_PAGES: readonly StaticPage[] = [
  { path: paths.about, words: 'about', of: ({ about }) => about },
  { path: paths.projects, words: 'projects', of: ({ projects }) => projects, intro: 'projectDetails' },
  { path: paths.donateNow, words: 'donateNow', of: ({ donatePage }) => donatePage },
  { path: paths.findGift, words: 'findGift', of: ({ findGift: { title, description } }) => ({ title, description }) },
  {
    path: paths.donationEvents,
    words: 'donationEvents',
    of: ({ donationPage }) => donationPage,
    intro: 'donationCategoryDescription',
  },
  { path: paths.events, words: 'events', of: ({ events }) => events, intro: 'eventsDetails' },
  { path: paths.news, words: 'news', of: ({ newsPages }) => newsPages, intro: 'newsDetails' },
  {
    path: paths.gallery,
    words: 'gallery',
    of: ({ galleryPages }) => galleryPages,
    intro: 'galleryCategoryDescription',
  },
  { path: paths.becomeVolunteer, words: 'becomeVolunteer', of: ({ volunteerPage }) => volunteerPage },
  {
    path: paths.contact,
    words: 'contact',
    of: ({ contactPage: { title, description, block } }) => ({ title, description, block }),
    isCopy: true,
  },
]

interface StaticWords {
  title: string
  about: string
  text: string
}

/** What a page is called, is looked for with and says, in a language, without its intro. */
export function staticWords({ of, words, isCopy }: StaticPage, locale: Locale): StaticWords {
  const messages = wordsIn<Messages>(SITE[locale], locale)
  const { title, description, text, ...rest } = of(messages)
  const copy = isCopy ? stringsIn(rest) : []
  return { title, about: messages.searchWords[words], text: [description ?? text ?? '', ...copy].join(' ') }
}

/** What leads on, or stands above, and says nothing of the page. */
const NAVIGATION_TEXTS = new Set(['heading', 'companion'])

/** All strings of a part, in their order. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (NAVIGATION_TEXTS.has(name) ? [] : stringsIn(part)))
}
