/**
 * The contract of the content API, from the specification and not from the code: each type's fields, the method of its
 * update, and its parent.
 */
import type { ContentType } from '@/lib/shared/content/types'

export interface ContractRow {
  verb: 'PUT' | 'PATCH'
  /** Fields beside Id, in the specification's words. */
  fields: string
  /** The type whose record this is one half of. */
  parent?: ContentType
}

const FOUR = 'image1 image2 image3 image4'
const BANNER = 'title image1 image2 image3'
const PERSON = 'name title designation text image'
const ABOUT = 'title heading text image1 image2 point1 point2 point3'

export const CONTRACT: Record<ContentType, ContractRow> = {
  projects: { verb: 'PUT', fields: 'title text category image1 image2 image3 page pages' },
  projectSubCategory: { verb: 'PUT', fields: 'projectId category title text image page pages' },
  projectSubCategoryHeader: { verb: 'PUT', fields: `title text ${FOUR}`, parent: 'projects' },
  projectSubCategoryDetails: {
    verb: 'PUT',
    fields: `projectId projectSubCategoryId category title text ${FOUR}`,
    parent: 'projectSubCategory',
  },
  events: { verb: 'PATCH', fields: 'image title text status startsAt endsAt place' },
  eventsCategoryDescription: { verb: 'PATCH', fields: `category title text ${FOUR}`, parent: 'events' },
  news: { verb: 'PATCH', fields: 'image title text status date' },
  newsCategoryDescription: { verb: 'PATCH', fields: `category title text ${FOUR}`, parent: 'news' },
  health: { verb: 'PUT', fields: 'title text image category' },
  healthCategoryDetails: { verb: 'PATCH', fields: 'title text image', parent: 'health' },
  donation: { verb: 'PATCH', fields: 'image title text category page pages currency goal raised promised' },
  banner: { verb: 'PATCH', fields: 'image title text' },
  slider: { verb: 'PUT', fields: 'image title text' },
  projectBanner: { verb: 'PUT', fields: BANNER },
  eventsBanner: { verb: 'PATCH', fields: BANNER },
  newsBanner: { verb: 'PATCH', fields: BANNER },
  healthBanner: { verb: 'PUT', fields: BANNER },
  contactSlider: { verb: 'PATCH', fields: BANNER },
  projectDetails: { verb: 'PUT', fields: 'title text image' },
  eventsDetails: { verb: 'PATCH', fields: 'title text image' },
  newsDetails: { verb: 'PATCH', fields: 'title text image' },
  healthDetails: { verb: 'PUT', fields: 'title text image' },
  galleryCategoryDescription: { verb: 'PUT', fields: `title text ${FOUR}` },
  donationCategoryDescription: { verb: 'PUT', fields: `title text ${FOUR}` },
  about: { verb: 'PUT', fields: ABOUT },
  aboutARCF: { verb: 'PATCH', fields: ABOUT },
  chairman: { verb: 'PATCH', fields: PERSON },
  viceChairman: { verb: 'PATCH', fields: PERSON },
  currentChairman: { verb: 'PATCH', fields: PERSON },
  assistantViceChairman: { verb: 'PATCH', fields: PERSON },
  director: { verb: 'PATCH', fields: PERSON },
  management: { verb: 'PATCH', fields: PERSON },
  volunteer: { verb: 'PATCH', fields: PERSON },
  faq: { verb: 'PUT', fields: 'question answer' },
  imageGallery: { verb: 'PUT', fields: 'image page pages' },
  videoGallery: { verb: 'PUT', fields: 'id image title video' },
}

export const TYPES = Object.keys(CONTRACT) as ContentType[]

export const fieldNames = (type: ContentType): string[] => ['Id', ...CONTRACT[type].fields.split(' ')].sort()

/** Types of which a whole record is created, and types that fill in one half of another's. */
export const WHOLE = TYPES.filter((type) => !CONTRACT[type].parent)
export const HALVES = TYPES.filter((type) => CONTRACT[type].parent)

/** Whether a record of the type can be read by its own Id. */
export const isReadById = (type: ContentType) => type !== 'projectSubCategory'
