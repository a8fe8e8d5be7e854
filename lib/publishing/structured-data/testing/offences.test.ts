import { missingIn } from './missing'
import { offences } from './offences'

const of = (...nodes: object[]) => offences(JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }))

test('what schema.org has is no offence', async () => {
  const place = { '@type': 'Place', address: 'Tongi' }
  const event = { '@type': 'Event', name: 'Run', startDate: '2026-01-02T09:00:00+06:00', location: place }
  expect(
    await of({ ...event, eventStatus: 'https://schema.org/EventScheduled', image: 'https://a.example/a.webp' }),
  ).toEqual([])
  expect(await of({ '@type': 'ImageObject', width: '1200 px', contentUrl: 'https://a.example/a.webp' })).toEqual([])
  expect(await of({ '@type': 'NGO', '@id': 'https://a.example/#organization', name: 'A' })).toEqual([])
})

test.each([
  ['a type that is not there', { '@type': 'Charity' }, 'Charity is no type.'],
  ['nothing at all', { name: 'A' }, 'no type'],
  ['a property that is not there', { '@type': 'Event', begins: '2026' }, 'Event.begins: there is no such property.'],
  ['a property of another type', { '@type': 'Event', headline: 'A' }, 'Event.headline: the type has no such'],
  ['a property that was replaced', { '@type': 'Event', attendees: { '@type': 'Person' } }, 'no such property'],
  ['a value of another type', { '@type': 'Event', location: { '@type': 'Person' } }, 'Event.location cannot be'],
  ['an address that is not whole', { '@type': 'Event', image: '/a.webp' }, 'Event.image cannot be'],
  ['a moment without a zone', { '@type': 'Event', startDate: '2026-01-02T09:00:00' }, 'Event.startDate cannot be'],
  ['a day alone', { '@type': 'Event', startDate: '2026-01-02' }, 'Event.startDate cannot be'],
  ['no member of its list', { '@type': 'Event', eventStatus: 'https://schema.org/Monday' }, 'Event.eventStatus'],
  ['a length without a unit', { '@type': 'ImageObject', width: 1200 }, 'ImageObject.width cannot be'],
  ['an empty text', { '@type': 'Event', name: ' ' }, 'Event.name cannot be'],
  ['an id that is not whole', { '@type': 'NGO', '@id': 'urn:a' }, 'The @id urn:a is not whole.'],
])('%s is one', async (_, node, offence) => {
  expect((await of(node)).join()).toContain(offence)
})

test('an offence is found at any depth', async () => {
  const organizer = { '@type': 'NGO', logo: { '@type': 'ImageObject', contentUrl: 'logo.svg' } }
  expect(await of({ '@type': 'Event', organizer })).toEqual([expect.stringContaining('ImageObject.contentUrl')])
})

test('what a search engine wants is missed at any depth', () => {
  const item = { '@type': 'ListItem', position: 1, item: 'https://a.example/' }
  const list = { '@type': 'BreadcrumbList', itemListElement: [{ ...item, name: 'Home' }, item] }
  expect(missingIn(list)).toEqual(['BreadcrumbList: itemListElement.name'])
  expect(missingIn({ '@type': 'FAQPage', mainEntity: [] })).toHaveLength(2)
})
