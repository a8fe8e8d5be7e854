/** Links to records of another server: their Ids are others here. */
import type { Payload } from 'payload'

/** First part of an address with an Id → the lists that its Ids are of. */
const RECORDS: Record<string, readonly string[]> = {
  project: ['projects'],
  'project-subcategory-details': ['projects', 'projectSubCategory'],
  'health-category-details': ['health'],
  'donation-events': ['donation'],
  'events-details': ['events'],
  'news-details': ['news'],
}

/** @returns a function: path there → path here; what leads to no imported record stays as it is */
export async function addressesHere(payload: Payload, origin: string): Promise<(path: string) => string> {
  const { docs } = await payload.find({ collection: 'imports', pagination: false, depth: 0 })
  const ids = new Map(docs.map((row) => [row.origin, row.record]))
  return (path) => {
    const [, language = '', first = '', rest = ''] = /^(\/bn)?\/([a-z-]+)((?:\/\d+)+)/.exec(path) ?? []
    const types = RECORDS[first]
    if (!types) return path
    const here = rest
      .slice(1)
      .split('/')
      .map((id, i) => ids.get(`${origin} ${types[i]} ${id}`) ?? id)
    const length = language.length + 1 + first.length + rest.length
    return `${language}/${first}/${here.join('/')}${path.slice(length)}`
  }
}
