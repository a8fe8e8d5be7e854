/** The pages that are no records, with the words that they are found by: their own, and the intros that editors wrote. */
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { wordsIn } from '@/lib/shared/i18n/changed-words'
import bangla from '@/lib/shared/i18n/messages/bn.json'
import english from '@/lib/shared/i18n/messages/en.json'
import programsBangla from '@/lib/shared/i18n/messages/programs.bn.json'
import programsEnglish from '@/lib/shared/i18n/messages/programs.en.json'

const SITE = { en: english, bn: bangla } satisfies Record<Locale, unknown>
const PROGRAMS = { en: programsEnglish, bn: programsBangla } satisfies Record<Locale, unknown>

type Messages = typeof english & { programs: typeof programsEnglish }

interface StaticPage {
  path: string
  /** The page's part of the messages: all that stands in it is what the page says. */
  of: (messages: Messages) => { title: string; description?: string; text?: string }
  /** Whether all of the part is words of the page; else its title and description alone. */
  isCopy?: true
  /** What it says instead without the specification's placeholders. */
  truly?: (messages: Messages) => { title: string; description: string }
  intro?:
    | 'projectDetails'
    | 'eventsDetails'
    | 'newsDetails'
    | 'galleryCategoryDescription'
    | 'donationCategoryDescription'
}

export const STATIC_PAGES: readonly StaticPage[] = [
  { path: paths.about, of: ({ about }) => about },
  { path: paths.projects, of: ({ projects }) => projects, intro: 'projectDetails' },
  { path: paths.education, of: ({ programs }) => programs.pages.education, isCopy: true },
  { path: paths.educationDetails, of: ({ programs }) => programs.details.education, isCopy: true },
  { path: paths.microcredit, of: ({ programs }) => programs.pages.microcredit, isCopy: true },
  { path: paths.microDetails, of: ({ programs }) => programs.details.microcredit, isCopy: true },
  { path: paths.qualityLife, of: ({ programs }) => programs.pages.qualityLife, isCopy: true },
  { path: paths.qualityLifeDetails, of: ({ programs }) => programs.details.qualityLife, isCopy: true },
  { path: paths.environment, of: ({ programs }) => programs.pages.environment, isCopy: true },
  { path: paths.orphanage, of: ({ programs }) => programs.pages.orphanage, isCopy: true },
  { path: paths.oldhome, of: ({ programs }) => programs.pages.oldhome, isCopy: true },
  {
    path: paths.donateList,
    of: ({ programs }) => programs.donateList,
    isCopy: true,
    truly: ({ donateList }) => donateList,
  },
  { path: paths.donateDetails, of: ({ programs }) => programs.donation, isCopy: true },
  { path: paths.donateNow, of: ({ donatePage }) => donatePage },
  { path: paths.donationEvents, of: ({ donationPage }) => donationPage, intro: 'donationCategoryDescription' },
  { path: paths.events, of: ({ events }) => events, intro: 'eventsDetails' },
  { path: paths.news, of: ({ newsPages }) => newsPages, intro: 'newsDetails' },
  { path: paths.gallery, of: ({ galleryPages }) => galleryPages, intro: 'galleryCategoryDescription' },
  { path: paths.imageGallery, of: ({ galleryPages }) => galleryPages.local },
  {
    path: paths.player,
    of: ({ galleryPages: { player } }) => ({ title: player.title, text: player.text, about: player.viewer }),
    isCopy: true,
  },
  { path: paths.becomeVolunteer, of: ({ volunteerPage }) => volunteerPage },
  {
    path: paths.contact,
    of: ({ contactPage: { title, description, block } }) => ({ title, description, block }),
    isCopy: true,
  },
]

/** What a page is called and says, in a language, without its intro. */
export function staticWords(
  { of, isCopy, truly }: StaticPage,
  locale: Locale,
  placeholders: boolean,
): { title: string; text: string } {
  const messages = { ...wordsIn(SITE[locale], locale), programs: PROGRAMS[locale] } as Messages
  if (truly && !placeholders) {
    const { title, description } = truly(messages)
    return { title, text: description }
  }
  const part = of(messages)
  const { title, description, text, ...rest } = part
  const copy = isCopy ? stringsIn(rest) : []
  return { title, text: [description ?? text ?? '', ...copy].join(' ') }
}

/** What leads on, or stands above, and says nothing of the page. */
const NAVIGATION_TEXTS = new Set(['heading', 'companion', 'category', 'back', 'latest'])

/** All strings of a part, in their order. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (NAVIGATION_TEXTS.has(name) ? [] : stringsIn(part)))
}
