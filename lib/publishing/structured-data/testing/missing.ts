/** What Google wants of the types that it shows in a form of their own (developers.google.com/search/docs). */

type Thing = Record<string, unknown>

/** Fields by their way through the object; a list has them in each of its items. */
const WANTED: Record<string, string[]> = {
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author.name', 'author.url', 'publisher.name'],
  Event: ['name', 'startDate', 'location.name', 'location.address', 'eventStatus', 'organizer.name', 'image', 'url'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  NGO: ['name', 'url'],
}

/** The fields that an object has not, or has empty: 'Event: location.name'. */
export function missingIn(thing: Thing): string[] {
  const type = String(thing['@type'])
  return (WANTED[type] ?? []).filter((way) => !isThere(thing, way.split('.'))).map((way) => `${type}: ${way}`)
}

function isThere(value: unknown, [field, ...rest]: string[]): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => isThere(item, field ? [field, ...rest] : []))
  if (field === undefined) return value !== undefined && value !== null && value !== ''
  return typeof value === 'object' && value !== null && isThere((value as Thing)[field], rest)
}
