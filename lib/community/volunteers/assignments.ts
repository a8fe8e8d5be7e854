/** Where volunteers are assigned to. */
import type { Payload } from 'payload'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inWords } from '@/lib/shared/i18n/admin/words'

/** Id → title. */
export interface Titles {
  projects: Map<number, string>
  events: Map<number, string>
}

type Assigned = Pick<VolunteerRegistration, 'project' | 'event'>

/** What a list or a choice of places shows. */
export interface Places {
  /** Of every record. */
  titles: Titles
  /** One record for each place. */
  offered: Titles
}

const KINDS = { project: 'projects', event: 'events' } as const

/**
 * Titles of the projects and events that these registrations are assigned to, also of unpublished ones.
 * @param locale what is said in place of a title that lacks
 */
export async function titlesOf(payload: Payload, registrations: Assigned[], locale: Locale): Promise<Titles> {
  const load = async (kind: keyof typeof KINDS) => {
    const ids = [...new Set(registrations.flatMap((registration) => registration[kind] ?? []))].map(Number)
    return ids.length > 0 ? titlesById(await find(payload, locale, KINDS[kind], { id: { in: ids } })) : new Map()
  }
  const [projects, events] = await Promise.all([load('project'), load('event')])
  return { projects, events }
}

/** What a volunteer can be assigned to: every published project and event, and what these are assigned to already. */
export async function placesFor(payload: Payload, registrations: Assigned[], locale: Locale): Promise<Places> {
  const published = { _status: { equals: 'published' } }
  const [assigned, projects, events] = await Promise.all([
    titlesOf(payload, registrations, locale),
    find(payload, locale, 'projects', published),
    find(payload, locale, 'events', published),
  ])
  const titles = {
    projects: new Map([...titlesById(projects), ...assigned.projects]),
    events: new Map([...titlesById(events), ...assigned.events]),
  }
  return { titles, offered: { ...titles, projects: onePerTitle(titles.projects, projects) } }
}

/**
 * The record that is offered in place of another one of its title.
 * @returns null for none
 */
export function offeredFor(id: unknown, titles: Map<number, string>, offered: Map<number, string>): number | null {
  if (offered.has(Number(id))) return Number(id)
  const title = titles.get(Number(id))
  return [...offered].find(([, each]) => each === title)?.[0] ?? null
}

interface Place {
  id: number
  title: string
  /** Where a project is shown besides its own page (spec 1, section 3); empty for the project's own record. */
  pages?: string[] | null
}

/** A project has a record for each place that shows it, under one title. Events of one title are different days. */
function onePerTitle(titles: Map<number, string>, published: Place[]): Map<number, string> {
  const own = published.filter(({ pages }) => !pages?.length)
  const chosen = new Map<string, number>()
  for (const { id, title } of [...own, ...published]) if (!chosen.has(title)) chosen.set(title, id)
  // What is assigned, and not published any more.
  for (const [id, title] of titles) if (!chosen.has(title)) chosen.set(title, id)
  return new Map([...chosen].map(([title, id]) => [id, title]))
}

const titlesById = (places: Place[]) => new Map(places.map(({ id, title }) => [id, title]))

async function find(
  payload: Payload,
  locale: Locale,
  collection: 'projects' | 'events',
  where: object,
): Promise<Place[]> {
  const { docs } = await payload.find({
    collection,
    where: where as never,
    select: collection === 'projects' ? { title: true, pages: true } : { title: true },
    sort: collection === 'projects' ? '_order' : '-id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map((doc) => ({
    ...doc,
    title: doc.title || inWords({ key: 'volunteers.untitled', values: { id: doc.id } }, locale),
  }))
}
