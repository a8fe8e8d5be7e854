/** The documents of the index: everything published that has a page, in the order of the lists. */
import 'server-only'
import { getList } from '@/lib/delivery/content'
import { listedRecordFilter, type PagedType } from '@/lib/delivery/listed-records'
import { questionAnchor } from '@/lib/shared/addresses/anchors'
import type { Locale } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { RecordKind } from '@/lib/shared/content/record-head'
import { titleOfRecord } from '@/lib/shared/content/record-head'
import type { ContentLists, ContentType, Person } from '@/lib/shared/content/types'
import { day } from '@/lib/shared/format/date'
import { joinTexts } from '@/lib/shared/format/join-texts'
import { pageDocuments } from './page-documents'
import { byId, inBoth, type SearchDocument } from './search-document'
import type { HitKind } from './types'

/** Everything that can be found now. @throws ContentUnavailable */
export async function listDocuments(): Promise<SearchDocument[]> {
  const [projects, subcategories, health, events, news, campaigns, faqs, abouts] = await Promise.all([
    cards('project', 'projects', 'projectSubCategoryHeader', ({ Id }) => paths.project(Id)),
    cards('subcategory', 'projectSubCategory', 'projectSubCategoryDetails', ({ projectId, Id }) =>
      paths.subcategory(projectId ?? 0, Id),
    ),
    cards('health', 'health', 'healthCategoryDetails', ({ Id }) => paths.health(Id)),
    cards('event', 'events', 'eventsCategoryDescription', ({ Id }) => paths.event(Id)),
    cards('news', 'news', 'newsCategoryDescription', ({ Id }) => paths.newsItem(Id)),
    cards('campaign', 'donation', undefined, ({ Id }) => paths.campaign(Id)),
    faqDocuments(),
    aboutDocuments(),
  ])
  const pages = await pageDocuments()
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

type PageType = Extract<ContentType, `${string}Header` | `${string}Details` | `${string}CategoryDescription`>

/** Records that are a card and, where it was written, a page. */
async function cards<C extends PagedType>(
  kind: RecordKind,
  type: C,
  pageType: PageType | undefined,
  pathOf: (card: ContentLists[C]) => string,
): Promise<SearchDocument[]> {
  const pages = pageType && (await byId(pageType))
  const isListed = listedRecordFilter((await getList('projects', 'en')).records)
  const listed = (await inBoth(type)).filter(({ en }) => isListed(type, en))
  return listed.map((card) => {
    const { Id } = card.en
    const page = pages?.get(Id)
    const date = dateOf(card.en)
    return {
      key: `${kind}-${Id}`,
      kind,
      path: pathOf(card.en),
      date,
      parts: [card.en, card.bn, page?.en, page?.bn],
      words: (locale, textOf) => {
        const { text, ...rest } = card[locale]
        const { category, place } = rest as { category?: string; place?: string }
        const own = page?.[locale]
        const title = titleOfRecord(kind, card[locale], own)
        const others = [card[locale].title, own?.title].filter((other) => other !== title)
        return {
          title,
          about: joinTexts(...others, category, place, day(date, locale)),
          text: joinTexts(text, own && textOf(own.text)),
        }
      },
    }
  })
}

const dateOf = (card: object) =>
  ('date' in card ? String(card.date ?? '') : 'startsAt' in card ? String(card.startsAt ?? '') : '') || null

async function faqDocuments(): Promise<SearchDocument[]> {
  return (await inBoth('faq')).map((faq) =>
    plain('faq', 'faq', faq, questionAnchor(faq.en.Id), (locale) => ({
      title: faq[locale].question,
      about: '',
      text: faq[locale].answer,
    })),
  )
}

async function aboutDocuments(): Promise<SearchDocument[]> {
  return (await inBoth('about')).map((about) =>
    plain('about', 'about', about, '', (locale) => {
      const { title, heading, text, point1, point2, point3 } = about[locale]
      return { title, about: heading, text: joinTexts(text, point1, point2, point3) }
    }),
  )
}

/** Roles that the page about the foundation shows. */
const ROLES = ['chairman', 'viceChairman', 'director', 'management', 'volunteer'] as const

async function people(): Promise<SearchDocument[]> {
  const ofRole = async (role: (typeof ROLES)[number]) =>
    (await inBoth(role)).map((person: Record<Locale, Person>) =>
      plain('person', role, person, role, (locale) => {
        const { name, title, designation, text } = person[locale]
        return { title: name, about: joinTexts(title, designation), text: joinTexts(designation || title, text) }
      }),
    )
  return (await Promise.all(ROLES.map(ofRole))).flat()
}

/** What stands on the page about the foundation. Lists may number their records alike. */
function plain(
  kind: HitKind,
  type: ContentType,
  { en, bn }: Record<Locale, { Id: number }>,
  anchor: string,
  words: SearchDocument['words'],
): SearchDocument {
  const path = anchor ? `${paths.about}#${anchor}` : paths.about
  return { key: `${type}-${en.Id}`, kind, path, date: null, parts: [en, bn], words }
}
