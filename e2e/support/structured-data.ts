/** The structured data that each route must have, derived from its records and not from the code. */
import { expect } from '@playwright/test'
import type { Event } from '@/lib/shared/content/types'
import { recordById } from './lists'
import type { ReadPage } from './reader'

export type Thing = Record<string, unknown>

/** The JSON-LD objects of all blocks of a page. */
export function thingsOf(data: string[]): Thing[] {
  return data.flatMap((text) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as Thing
    if (context !== 'https://schema.org' || !Array.isArray(graph)) throw new Error(`This is no graph: ${text}`)
    return graph as Thing[]
  })
}

/** A moment by the clock of Dhaka, which is six hours ahead all year. */
function inDhaka(iso: string | null): string {
  const moment = new Date(Date.parse(iso ?? '') + 6 * 60 * 60 * 1000)
  return moment.toISOString().replace(/\.\d+Z$/, '+06:00')
}

const page = (type: string) => () => [{ '@type': type }]

const faqs = ({ lists }: ReadPage): Thing => ({
  '@type': 'FAQPage',
  mainEntity: lists.faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

function event({ Id, startsAt, endsAt, place }: Event, { lists }: ReadPage): Thing {
  return {
    '@type': 'Event',
    name: recordById(lists.eventsCategoryDescription, Id).title,
    startDate: inDhaka(startsAt),
    endDate: inDhaka(endsAt),
    location: { '@type': 'Place', name: place, address: { '@type': 'PostalAddress', streetAddress: place } },
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  }
}

/** Route → objects and fields that its page must have, beside its breadcrumbs. */
export const EXPECTED_DATA: Record<string, (page: ReadPage) => Thing[]> = {
  '/': (read) => [{ '@type': 'NGO' }, { '@type': 'WebSite' }, faqs(read)],
  '/about-us': (read) => [{ '@type': 'AboutPage' }, faqs(read)],
  '/contact': () => [{ '@type': 'ContactPage' }, { '@type': 'NGO' }],
  '/projects': page('CollectionPage'),
  '/news': page('CollectionPage'),
  '/project/{id}': ({ lists, ids }) => [{ '@type': 'Project', name: recordById(lists.projects, ids[0]).title }],
  '/project-subcategory-details/{projectId}/{subcategoryId}': ({ lists, ids }) => [
    { '@type': 'Article', headline: recordById(lists.projectSubCategoryDetails, ids[1]).title },
  ],
  '/health-category-details/{id}': ({ lists, ids }) => [
    { '@type': 'Article', headline: recordById(lists.healthCategoryDetails, ids[0]).title },
  ],
  '/image-gallery': page('ImageGallery'),
  '/gallery': ({ lists }) => [
    { '@type': 'ImageGallery' },
    ...lists.videoGallery.map(() => ({ '@type': 'VideoObject' })),
  ],
  '/player': ({ lists }) => lists.videoGallery.map(({ video }) => ({ '@type': 'VideoObject', embedUrl: video })),
  '/donate-now': () => [{ '@type': 'NGO' }],
  '/donation-events': ({ lists }) =>
    lists.donation
      .filter(({ pages }) => pages.includes('Donation') || !pages.includes('Home'))
      .map(({ title, text }) => ({ '@type': 'DonateAction', name: title, description: text })),
  '/donation-events/{id}': ({ lists, ids }) => {
    const { title, currency, goal } = recordById(lists.donation, ids[0])
    const object = expect.objectContaining({ '@type': 'MonetaryAmount', currency, value: goal })
    return [{ '@type': 'DonateAction', name: title, ...(goal ? { object } : {}) }]
  },
  '/events': ({ lists }) => [{ '@type': 'ItemList', numberOfItems: lists.events.length }],
  '/events-details/{id}': (read) => [event(recordById(read.lists.events, read.ids[0]), read)],
  '/news-details/{id}': ({ lists, ids }) => {
    const { title, category } = recordById(lists.newsCategoryDescription, ids[0])
    const datePublished = inDhaka(recordById(lists.news, ids[0]).date)
    return [{ '@type': 'NewsArticle', headline: title, articleSection: category, datePublished }]
  },
}
