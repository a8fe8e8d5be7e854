/**
 * Pages that search engines may show. Left out, beside what is no content: redirects, and projects of the placements
 * Home, Donation and Footer, since no page of the site leads to theirs (spec 1, sections 2 and 3).
 */
import 'server-only'
import { getList, getTimes } from '@/lib/content'
import { inProjectGrid, notOnHome, onHome } from '@/lib/content/placement'
import { partsShownOn } from '@/lib/content/tags'
import type { ContentLists, ContentType, Placement, RecordTimes } from '@/lib/content/types'
import { newsWindow } from '@/lib/news/paging'
import { paths } from '@/lib/paths'

export interface IndexedPage {
  /** Without the language. */
  path: string
  /** Newest change of what it shows, ISO 8601; undefined where nothing tells. */
  lastModified: string | undefined
  /** Pictures of its record, as the wire names them. */
  pictures: string[]
}

const NOT_INDEXED: ReadonlySet<string> = new Set([
  ...[paths.editor, paths.notSent, paths.searchResults],
  // Redirects.
  ...[paths.donateEvents, paths.newsDetails],
])

/** Pages that are there whatever the content is. Those of news go by their windows. */
const STANDING = Object.values(paths).filter(
  (path) => typeof path === 'string' && !NOT_INDEXED.has(path) && path !== paths.news,
) as string[]

/** Of these lists a page shows a part: path and type → which records. */
const PLACED: Record<string, (record: { page: Placement }) => boolean> = {
  [`${paths.home} projects`]: inProjectGrid,
  [`${paths.home} donation`]: onHome,
  [`${paths.home} imageGallery`]: onHome,
  [`${paths.projects} projects`]: inProjectGrid,
  [`${paths.donationEvents} donation`]: notOnHome,
}

/** Pages beside those of news show the newest few. */
const NEWS_BESIDE = 4

interface Known<T extends ContentType> {
  records: ContentLists[T][]
  /** Newest change of some of the records. */
  newest: (records: readonly { Id: number }[]) => string | undefined
}

/** Every page that may be indexed. They are made as they are taken: ten thousand at once would hold up all others. */
export async function indexedPages(): Promise<Iterable<IndexedPage>> {
  const [standing, newsPages, records] = [await standingPages(), await pagesOfNews(), await pagesOfRecords()]
  return (function* () {
    yield* standing
    yield* newsPages
    yield* records
  })()
}

async function known<T extends ContentType>(type: T): Promise<Known<T>> {
  const [{ records }, times] = [await getList(type, 'en'), await getTimes(type)]
  return { records, newest: (some) => newestOf(some, times) }
}

function newestOf(records: readonly { Id: number }[], times: ReadonlyMap<number, RecordTimes>): string | undefined {
  return latest(records.map(({ Id }) => times.get(Id)?.modifiedAt))
}

/** The latest of some times, all in UTC and so in the order of their letters. */
function latest(times: (string | undefined)[]): string | undefined {
  return times.reduce((newest, time) => (time !== undefined && (newest ?? '') < time ? time : newest), undefined)
}

async function standingPages(): Promise<IndexedPage[]> {
  const changeOn = async (path: string, type: ContentType) => {
    const { records, newest } = await known(type)
    const isShown = PLACED[`${path} ${type}`] as ((record: object) => boolean) | undefined
    return newest(type === 'news' ? records.slice(0, NEWS_BESIDE) : isShown ? records.filter(isShown) : records)
  }
  return Promise.all(
    STANDING.map(async (path) => {
      const types = partsShownOn(path).filter((part): part is ContentType => part !== 'settings' && part !== 'partners')
      const changes = await Promise.all(types.map((type) => changeOn(path, type)))
      return { path, lastModified: latest(changes), pictures: [] }
    }),
  )
}

async function pagesOfNews(): Promise<Iterable<IndexedPage>> {
  const { records, newest } = await known('news')
  return (function* () {
    const pages = newsWindow(1, records.length)?.pages ?? 1
    for (let page = 1; page <= pages; page += 1) {
      const { offset = 0, limit } = newsWindow(page, records.length) ?? {}
      const shown = records.slice(offset, offset + (limit ?? 0))
      yield { path: paths.newsPage(page), lastModified: newest(shown), pictures: [] }
    }
  })()
}

async function pagesOfRecords(): Promise<Iterable<IndexedPage>> {
  const cards = {
    projects: await known('projects'),
    parts: await known('projectSubCategory'),
    health: await known('health'),
    events: await known('events'),
    news: await known('news'),
    campaigns: await known('donation'),
  }
  const details = {
    projects: byId(await known('projectSubCategoryHeader')),
    parts: byId(await known('projectSubCategoryDetails')),
    health: byId(await known('healthCategoryDetails')),
    events: byId(await known('eventsCategoryDescription')),
    news: byId(await known('newsCategoryDescription')),
  }
  return (function* () {
    const { projects, parts, health, events, news, campaigns } = cards
    for (const project of projects.records.filter(inProjectGrid)) {
      const { Id } = project
      const own = parts.records.filter(({ projectId }) => projectId === Id)
      const changes = [projects.newest([project]), parts.newest(own)]
      // The project's own pictures stand in where its page has none.
      const pictures = picturesOf(details.projects.get(Id))
      yield {
        path: paths.project(Id),
        lastModified: latest(changes),
        pictures: pictures.length ? pictures : picturesOf(project),
      }
      for (const part of own) yield pageOf(paths.subcategory(Id, part.Id), part, parts, details.parts)
    }
    for (const one of health.records) yield pageOf(paths.health(one.Id), one, health, details.health)
    for (const one of events.records) yield pageOf(paths.event(one.Id), one, events, details.events)
    for (const one of news.records) yield pageOf(paths.newsItem(one.Id), one, news, details.news)
    for (const one of campaigns.records) yield pageOf(paths.campaign(one.Id), one, campaigns)
  })()
}

const byId = <T extends ContentType>({ records }: Known<T>) => new Map(records.map((record) => [record.Id, record]))

/** The page of a record. Both of its halves are one record to the CMS, and have its times. */
function pageOf<T extends ContentType>(
  path: string,
  card: ContentLists[T],
  { newest }: Known<T>,
  details?: ReadonlyMap<number, object>,
): IndexedPage {
  const pictures = [...new Set([...picturesOf(card), ...picturesOf(details?.get(card.Id))])]
  return { path, lastModified: newest([card]), pictures }
}

/** Pictures that a record's fields name. */
function picturesOf(record: object = {}): string[] {
  return Object.entries(record).flatMap(([field, value]) => (field.startsWith('image') && value ? [String(value)] : []))
}
