/**
 * Pages that search engines may show. Left out, beside what is no content: redirects, and records to whose pages nothing
 * leads.
 */
import 'server-only'
import { picturesOfPage } from '@/lib/content/model/page-pictures'
import { getList, getRemovals, getTimes } from '@/lib/delivery/content'
import { listedRecordFilter } from '@/lib/delivery/listed-records'
import { getPages, typesShownBy } from '@/lib/delivery/pages'
import { type Path, pathsOf } from '@/lib/shared/addresses/pages'
import { paths } from '@/lib/shared/addresses/paths'
import { HOME_NEWS, HOME_PROJECTS, pageWindow } from '@/lib/shared/content/list-paging'
import { contentShownOn } from '@/lib/shared/content/pages-of-content'
import { inProjectGrid, onDonation, onDonationPage, onHome } from '@/lib/shared/content/placement'
import type { ContentLists, ContentType, Place, Placed } from '@/lib/shared/content/types'

export interface IndexedPage {
  /** Without the language. */
  path: string
  /** Newest change of what it shows, ISO 8601; undefined where nothing tells. */
  lastModified: string | undefined
  /** Pictures of its record, as the wire names them. */
  pictures: string[]
}

interface PagedList {
  type: 'news' | 'projects'
  pathOf: (page: number) => string
  /** Which of its records the pages show. */
  isShown: (record: Pick<Placed, 'pages'>) => boolean
}

/** Lists that have pages of their own, as many as they fill. */
const PAGED: readonly PagedList[] = [
  { type: 'projects', pathOf: paths.projectsPage, isShown: inProjectGrid },
  { type: 'news', pathOf: paths.newsPage, isShown: () => true },
]

const FIRST_PAGES = PAGED.map(({ pathOf }) => pathOf(1))
const STANDING = pathsOf('listed').filter((path) => !FIRST_PAGES.includes(path))

type PartOf = (records: InPlaces[]) => InPlaces[]
type InPlaces = Pick<Placed, 'pages'> & { Id: number }

const those =
  (isShown: (record: InPlaces) => boolean, atMost?: number): PartOf =>
  (records) =>
    records.filter(isShown).slice(0, atMost)

/** Of these lists a page shows a part. */
const PARTS: { [path in Path]?: { [type in ContentType]?: PartOf } } = {
  [paths.home]: {
    projects: (records) => [...those(inProjectGrid, HOME_PROJECTS)(records), ...those(onHome)(records)],
    projectSubCategory: those(onHome),
    donation: those(onHome),
    imageGallery: those(onHome),
    news: those(() => true, HOME_NEWS),
  },
  [paths.donationEvents]: { donation: those(onDonationPage), imageGallery: those(onDonation) },
  [paths.donateNow]: { projects: those(onDonation), projectSubCategory: those(onDonation) },
}

interface Known<T extends ContentType> {
  records: ContentLists[T][]
  /** Newest change of some of the records. */
  newest: (records: readonly { Id: number }[]) => string | undefined
  /** When the last record left the list, or some of its places. */
  left: (isPlace?: (place: string) => boolean) => string | undefined
}

/** Every page that may be indexed. They are made as they are taken: ten thousand at once would hold up all others. */
export async function indexedPages(): Promise<Iterable<IndexedPage>> {
  const [standing, written] = [await standingPages(), await writtenPages()]
  const [lists, records] = [await Promise.all(PAGED.map(pagesOfList)), await pagesOfRecords()]
  return (function* () {
    yield* standing
    yield* written
    for (const pages of lists) yield* pages
    yield* records
  })()
}

async function known<T extends ContentType>(type: T): Promise<Known<T>> {
  const [{ records }, times, removals] = [await getList(type, 'en'), await getTimes(type), await getRemovals(type)]
  return {
    records,
    newest: (some) => latest(some.map(({ Id }) => times.get(Id)?.modifiedAt)),
    left: (isPlace = () => true) =>
      latest(Object.entries(removals).flatMap(([place, time]) => (isPlace(place) ? [time] : []))),
  }
}

/** The latest of some times, all in UTC and so in the order of their letters. */
function latest(times: (string | undefined)[]): string | undefined {
  return times.reduce((newest, time) => (time !== undefined && (newest ?? '') < time ? time : newest), undefined)
}

async function standingPages(): Promise<IndexedPage[]> {
  const { records: photos } = await getList('imageGallery', 'en')
  return Promise.all(
    STANDING.map(async (path) => {
      const changes = await Promise.all(typesShownOn(path).map((type) => changeOn(path, type)))
      return { path, lastModified: latest(changes), pictures: path === paths.gallery ? photos.flatMap(picturesOf) : [] }
    }),
  )
}

/** Pages made of blocks: each is as new as its own words, and as what its blocks show of lists. */
async function writtenPages(): Promise<IndexedPage[]> {
  const pages = await getPages('en')
  return Promise.all(
    pages.map(async (page) => {
      const lists = await Promise.all(typesShownBy(page.blocks).map(known))
      const changes = lists.flatMap(({ records, newest, left }) => [newest(records), left()])
      return {
        path: page.path,
        lastModified: latest([page.modifiedAt, ...changes]),
        pictures: [...new Set(picturesOfPage(page))],
      }
    }),
  )
}

/** Lists that a route shows; of settings and partners no times are known. */
const typesShownOn = (route: string) =>
  contentShownOn(route).filter(
    (part): part is ContentType => part !== 'settings' && part !== 'partners' && part !== 'pages' && part !== 'footer',
  )

/** Newest change of what a page shows of a list. */
async function changeOn(path: Path, type: ContentType): Promise<string | undefined> {
  const { records, newest, left } = await known(type)
  const partOf = PARTS[path]?.[type]
  if (!partOf) return latest([newest(records), left()])
  const isPlace = (place: string) => partOf([{ Id: 0, pages: place ? [place as Place] : [] }]).length > 0
  return latest([newest(partOf(records as InPlaces[])), left(isPlace)])
}

/** Whatever of a list is removed, those after it move up: all pages of it have changed. */
async function pagesOfList({ type, pathOf, isShown }: PagedList): Promise<Iterable<IndexedPage>> {
  const { records: all, newest, left } = await known(type)
  const records = (all as InPlaces[]).filter(isShown)
  const gone = left((place) => isShown({ pages: place ? [place as Place] : [] }))
  const around = async (route: string) => {
    const lists = await Promise.all(typesShownOn(route).map((other) => (other === type ? null : known(other))))
    return latest(lists.flatMap((list) => (list ? [list.newest(list.records), list.left()] : [])))
  }
  const [first, later] = [await around(pathOf(1)), await around(`${pathOf(1)}/page/[page]`)]
  return (function* () {
    const pages = pageWindow(1, records.length)?.pages ?? 1
    for (let page = 1; page <= pages; page += 1) {
      const { offset = 0, limit } = pageWindow(page, records.length) ?? {}
      const shown = records.slice(offset, offset + (limit ?? 0))
      const lastModified = latest([newest(shown), gone, page === 1 ? first : later])
      yield { path: pathOf(page), lastModified, pictures: [] }
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
    const isListed = listedRecordFilter(projects.records)
    for (const project of projects.records.filter((one) => isListed('projects', one))) {
      const { Id } = project
      const own = parts.records.filter(({ projectId }) => projectId === Id)
      const changes = [projects.newest([project]), parts.newest(own), parts.left((place) => place === String(Id))]
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
