/** What can be found: everything published that has a page, in the order of the lists. */
import 'server-only'
import { setImmediate as others } from 'node:timers/promises'
import type { Locale } from '@/lib/addresses'
import { getList } from '@/lib/content'
import type { ContentLists, ContentType, Person } from '@/lib/content/types'
import { paths } from '@/lib/paths'
import { STATIC_PAGES, staticWords } from './static-pages'
import type { Kind } from './types'

export interface Words {
  title: string
  /** Categories, places and offices: they weigh less than titles and more than texts. */
  about: string
  text: string
}

/** One thing that can be found. */
export interface Source {
  key: string
  kind: Kind
  path: string
  date: string | null
  /** The records that it is made of: the very same objects as long as it has not changed. */
  parts: readonly (object | undefined)[]
  /**
   * Taken from the records when they are needed: kept, they would double the memory of all texts.
   * @param textOf the words of an HTML text
   */
  words: (locale: Locale, textOf: (html: string) => string) => Words
}

const LANGUAGES: readonly Locale[] = ['en', 'bn']

/** Everything that can be found now. @throws ContentUnavailable */
export async function listSources(): Promise<Source[]> {
  const [projects, subcategories, health, events, news, campaigns, faqs, abouts] = await Promise.all([
    cards('project', 'projects', 'projectSubCategoryHeader', ({ Id }) => paths.project(Id)),
    cards('subcategory', 'projectSubCategory', 'projectSubCategoryDetails', ({ projectId, Id }) =>
      projectId === null ? paths.projects : paths.subcategory(projectId, Id),
    ),
    cards('health', 'health', 'healthCategoryDetails', ({ Id }) => paths.health(Id)),
    cards('event', 'events', 'eventsCategoryDescription', ({ Id }) => paths.event(Id)),
    cards('news', 'news', 'newsCategoryDescription', ({ Id }) => paths.newsItem(Id)),
    cards('campaign', 'donation', undefined, ({ Id }) => paths.campaign(Id)),
    faqSources(),
    aboutSources(),
  ])
  const pages = await pageSources()
  return [
    ...projects,
    ...subcategories,
    ...health,
    ...events,
    ...news,
    ...campaigns,
    ...abouts,
    ...faqs,
    ...pages,
    ...(await people()),
  ]
}

type CardType = 'projects' | 'projectSubCategory' | 'health' | 'events' | 'news' | 'donation'
type PageType = Extract<ContentType, `${string}Header` | `${string}Details` | `${string}CategoryDescription`>

/** Records that are a card and, where it was written, a page. */
async function cards<C extends CardType>(
  kind: Kind,
  type: C,
  pageType: PageType | undefined,
  pathOf: (card: ContentLists[C]) => string,
): Promise<Source[]> {
  const pages = pageType && (await byId(pageType))
  return (await inBoth(type)).map((card) => {
    const { Id } = card.en
    const page = pages?.get(Id)
    return {
      key: `${kind}-${Id}`,
      kind,
      path: pathOf(card.en),
      date: dateOf(card.en),
      parts: [card.en, card.bn, page?.en, page?.bn],
      words: (locale, textOf) => {
        const { title, text, ...rest } = card[locale]
        const { category, place } = rest as { category?: string; place?: string }
        const own = page?.[locale]
        return {
          title,
          about: joined(own && own.title !== title ? own.title : '', category, place),
          text: joined(text, own && textOf(own.text)),
        }
      },
    }
  })
}

const dateOf = (card: object) =>
  ('date' in card ? String(card.date ?? '') : 'startsAt' in card ? String(card.startsAt ?? '') : '') || null

async function faqSources(): Promise<Source[]> {
  return (await inBoth('faq')).map((faq) =>
    plain('faq', faq, (locale, textOf) => ({
      title: faq[locale].question,
      about: '',
      text: textOf(faq[locale].answer),
    })),
  )
}

async function aboutSources(): Promise<Source[]> {
  return (await inBoth('about')).map((about) =>
    plain('about', about, (locale, textOf) => {
      const { title, heading, text, point1, point2, point3 } = about[locale]
      return { title, about: heading, text: joined(textOf(text), point1, point2, point3) }
    }),
  )
}

/** Roles that the page about the foundation shows. */
const ROLES = ['chairman', 'viceChairman', 'director', 'management', 'volunteer'] as const

async function people(): Promise<Source[]> {
  const lists = await Promise.all(ROLES.map((role) => inBoth(role)))
  return lists.flat().map((person: Record<Locale, Person>) =>
    plain('person', person, (locale, textOf) => {
      const { name, title, designation, text } = person[locale]
      return { title: name, about: joined(title, designation), text: joined(designation || title, textOf(text)) }
    }),
  )
}

/** What stands on the page about the foundation. */
function plain(kind: Kind, record: Record<Locale, { Id: number }>, words: Source['words']): Source {
  const { en, bn } = record
  return { key: `${kind}-${en.Id}`, kind, path: paths.about, date: null, parts: [en, bn], words }
}

function pageSources(): Promise<Source[]> {
  return Promise.all(
    STATIC_PAGES.map(async (page): Promise<Source> => {
      const intros = page.intro ? await inBoth(page.intro) : []
      return {
        key: `page-${page.path}`,
        kind: 'page',
        path: page.path,
        date: null,
        parts: intros.flatMap(({ en, bn }) => [en, bn]),
        words: (locale, textOf) => {
          const { title, text } = staticWords(page, locale)
          const said = intros.map((intro) => intro[locale])
          return {
            title,
            about: joined(...said.map((intro) => intro.title)),
            text: joined(text, ...said.map((intro) => textOf(intro.text))),
          }
        },
      }
    }),
  )
}

/** The records of a list with their two languages, which are in one order. */
async function inBoth<T extends ContentType>(type: T): Promise<Record<Locale, ContentLists[T]>[]> {
  const [en, bn] = await Promise.all(LANGUAGES.map((locale) => getList(type, locale)))
  // A list of ten thousand records takes a few milliseconds: others come first.
  await others()
  return (en?.records ?? []).map((record, at) => ({ en: record, bn: bn?.records[at] ?? record }))
}

async function byId<T extends ContentType>(type: T): Promise<Map<number, Record<Locale, ContentLists[T]>>> {
  return new Map((await inBoth(type)).map((record) => [record.en.Id, record]))
}

/** Texts one after the other; a dot parts those that end in no sign of their own. */
const joined = (...texts: (string | undefined)[]) =>
  texts
    .filter(Boolean)
    .reduce<string>((all, text) => `${all}${all && (/\p{P}$/u.test(all.trimEnd()) ? ' ' : ' · ')}${text}`, '')
