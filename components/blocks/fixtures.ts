/** Small lists for tests. */
import type {
  Campaign,
  ContentLists,
  ContentType,
  Faq,
  GalleryImage,
  LiveList,
  News,
  Project,
} from '@/lib/shared/content/types'

export function listOf<T extends ContentType>(type: T, records: ContentLists[T][], version = 'one'): LiveList<T> {
  return { type, version, records, images: {} }
}

export const project = (Id: number, over: Partial<Project> = {}): Project => ({
  Id,
  title: `Project ${Id}`,
  text: 'What it does.',
  category: 'Health',
  image1: null,
  image2: null,
  image3: null,
  page: '',
  pages: [],
  ...over,
})

export const campaign = (Id: number, over: Partial<Campaign> = {}): Campaign => ({
  Id,
  image: null,
  title: `Campaign ${Id}`,
  text: 'What it is for.',
  category: 'Health',
  page: 'Home',
  pages: ['Home'],
  currency: 'USD',
  goal: 30000,
  raised: 25270,
  promised: 0,
  ...over,
})

export const question = (Id: number): Faq => ({ Id, question: `Question ${Id}`, answer: `Answer ${Id}` })

export const photo = (Id: number, over: Partial<GalleryImage> = {}): GalleryImage => ({
  Id,
  image: `media/photo-${Id}.webp`,
  page: 'Home',
  pages: ['Home'],
  ...over,
})

export const newsItem = (Id: number, over: Partial<News> = {}): News => ({
  Id,
  image: null,
  title: `News ${Id}`,
  text: 'What happened.',
  status: 'latest',
  date: '2026-11-08T00:00:00.000Z',
  ...over,
})
