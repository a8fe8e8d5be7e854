/** Where volunteers are assigned to. */
import type { Payload } from 'payload'
import type { VolunteerRegistration } from '@/lib/cms/payload-types'

/** Id → title. */
export interface Titles {
  projects: Map<number, string>
  events: Map<number, string>
}

type Assigned = Pick<VolunteerRegistration, 'project' | 'event'>

const KINDS = { project: 'projects', event: 'events' } as const

/** Titles of the projects and events that these registrations are assigned to, also of unpublished ones. */
export async function titlesOf(payload: Payload, registrations: Assigned[]): Promise<Titles> {
  const load = async (kind: keyof typeof KINDS) => {
    const ids = [...new Set(registrations.flatMap((registration) => registration[kind] ?? []))].map(Number)
    return ids.length > 0 ? find(payload, KINDS[kind], { id: { in: ids } }) : new Map<number, string>()
  }
  const [projects, events] = await Promise.all([load('project'), load('event')])
  return { projects, events }
}

/** What a volunteer can be assigned to: every published project and event, and what these are assigned to already. */
export async function placesFor(payload: Payload, registrations: Assigned[]): Promise<Titles> {
  const published = { _status: { equals: 'published' } }
  const [assigned, projects, events] = await Promise.all([
    titlesOf(payload, registrations),
    find(payload, 'projects', published),
    find(payload, 'events', published),
  ])
  return {
    projects: new Map([...projects, ...assigned.projects]),
    events: new Map([...events, ...assigned.events]),
  }
}

async function find(payload: Payload, collection: 'projects' | 'events', where: object): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection,
    where: where as never,
    select: { title: true },
    sort: collection === 'projects' ? '_order' : '-id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(docs.map(({ id, title }) => [id, title || `no. ${id}`]))
}
