/**
 * The one closed table of the content's types: for each its collection, what it adds and filters by, its fields and
 * where they live, and its calls. Reading, writing, validation, the calls and their description all come from here; a
 * type or a field that is missing does not compile. Source: the content API's table of types.
 */

import { PAGE_HALF } from '@/lib/content/fields/page-half'
import type { ContentLists, ContentType } from '@/lib/shared/content/types'
import {
  address,
  amount,
  currency,
  date,
  html,
  image,
  images,
  parent,
  placement,
  self,
  status,
  text,
  total,
  type WireField,
} from './wire-fields'

/** Collections that hold content. */
type ContentCollection =
  | 'projects'
  | 'subcategories'
  | 'events'
  | 'news'
  | 'health'
  | 'campaigns'
  | 'banners'
  | 'intros'
  | 'abouts'
  | 'people'
  | 'faqs'
  | 'gallery-images'
  | 'gallery-videos'

export interface TypeModel<T extends ContentType = ContentType> {
  collection: ContentCollection
  /** What the type sets on create and filters by on read. */
  fixed?: { field: 'placement' | 'role' | 'kind'; value: string }
  /** The type is one half of its parent's record: creating fills it in, deleting clears it. */
  half?: { parentIn: 'path' } | { parentIn: 'body'; parentField: string; ownerField: string }
  /** Verb that the spec names for updates; the other works as well. */
  update: 'PUT' | 'PATCH'
  /** Last segment of the create call, where it is not create-<type>; the usual one works as well. */
  createSegment?: string
  /** The spec updates these by two ids, of which the last is the record's. */
  updateByTwo?: true
  fields: { [F in Exclude<keyof ContentLists[T], 'Id'>]: WireField }
}

const card = { title: text('title'), text: text('text') }
const page = `${PAGE_HALF}.`

const bannerSlide = (value: string, update: 'PUT' | 'PATCH') =>
  ({
    collection: 'banners',
    fixed: { field: 'placement', value },
    update,
    fields: { ...card, image: image('image1') },
  }) satisfies TypeModel<'banner'>

const pageBanner = (value: string, update: 'PUT' | 'PATCH', createSegment?: string) =>
  ({
    collection: 'banners',
    fixed: { field: 'placement', value },
    update,
    createSegment,
    fields: { title: text('title'), ...images(3) },
  }) satisfies TypeModel<'newsBanner'>

const pageDetails = (value: string, update: 'PUT' | 'PATCH') =>
  ({
    collection: 'intros',
    fixed: { field: 'placement', value },
    update,
    fields: { title: text('title'), text: text('text'), image: image('image1') },
  }) satisfies TypeModel<'newsDetails'>

const pageDescription = (value: string) =>
  ({
    collection: 'intros',
    fixed: { field: 'placement', value },
    update: 'PUT',
    updateByTwo: true,
    fields: { title: text('title'), text: text('text'), ...images(4) },
  }) satisfies TypeModel<'galleryCategoryDescription'>

const about = (value: string, update: 'PUT' | 'PATCH') =>
  ({
    collection: 'abouts',
    fixed: { field: 'kind', value },
    update,
    fields: {
      ...card,
      heading: text('heading'),
      ...images(2),
      point1: text('point1'),
      point2: text('point2'),
      point3: text('point3'),
    },
  }) satisfies TypeModel<'about'>

const person = (value: string) =>
  ({
    collection: 'people',
    fixed: { field: 'role', value },
    update: 'PATCH',
    fields: {
      name: text('name'),
      title: text('title'),
      designation: text('designation'),
      text: text('text'),
      image: image('image'),
    },
  }) satisfies TypeModel<'chairman'>

const categoryDescription = (collection: 'news' | 'events') =>
  ({
    collection,
    half: { parentIn: 'path' },
    update: 'PATCH',
    fields: {
      category: text(`${page}category`),
      title: text(`${page}title`),
      text: html(`${page}text`),
      ...images(4, page),
    },
  }) satisfies TypeModel<'newsCategoryDescription'>

const contentTypes = {
  projects: {
    collection: 'projects',
    update: 'PUT',
    fields: { ...card, category: text('category'), ...images(3), ...placement },
  },
  projectSubCategory: {
    collection: 'subcategories',
    update: 'PUT',
    fields: {
      ...card,
      projectId: parent('project'),
      category: text('category'),
      image: image('image'),
      ...placement,
    },
  },
  projectSubCategoryHeader: {
    collection: 'projects',
    half: { parentIn: 'path' },
    update: 'PUT',
    fields: { title: text(`${page}title`), text: html(`${page}text`), ...images(4, page) },
  },
  projectSubCategoryDetails: {
    collection: 'subcategories',
    half: { parentIn: 'body', parentField: 'projectSubCategoryId', ownerField: 'projectId' },
    update: 'PUT',
    fields: {
      projectId: parent('project'),
      projectSubCategoryId: self,
      category: text(`${page}category`, 'category'),
      title: text(`${page}title`, 'title'),
      text: html(`${page}text`),
      ...images(4, page),
    },
  },
  events: {
    collection: 'events',
    update: 'PATCH',
    fields: {
      ...card,
      image: image('image'),
      status,
      startsAt: date('startsAt'),
      endsAt: date('endsAt'),
      place: text('place'),
    },
  },
  eventsCategoryDescription: categoryDescription('events'),
  news: {
    collection: 'news',
    update: 'PATCH',
    fields: { ...card, image: image('image'), status, date: date('date') },
  },
  newsCategoryDescription: categoryDescription('news'),
  health: {
    collection: 'health',
    update: 'PUT',
    fields: { ...card, image: image('image'), category: text('category') },
  },
  healthCategoryDetails: {
    collection: 'health',
    half: { parentIn: 'path' },
    update: 'PATCH',
    fields: { title: text(`${page}title`), text: html(`${page}text`), image: image(`${page}image`) },
  },
  donation: {
    collection: 'campaigns',
    update: 'PATCH',
    fields: {
      ...card,
      image: image('image'),
      category: text('category'),
      ...placement,
      currency,
      goal: amount('goal'),
      raised: total('raised'),
      promised: total('promised'),
    },
  },
  banner: bannerSlide('banner', 'PATCH'),
  slider: bannerSlide('slider', 'PUT'),
  projectBanner: pageBanner('projectBanner', 'PUT'),
  eventsBanner: pageBanner('eventsBanner', 'PATCH'),
  newsBanner: pageBanner('newsBanner', 'PATCH', 'create-newsBaner'),
  healthBanner: pageBanner('healthBanner', 'PUT'),
  contactSlider: pageBanner('contactSlider', 'PATCH'),
  projectDetails: pageDetails('projectDetails', 'PUT'),
  eventsDetails: pageDetails('eventsDetails', 'PATCH'),
  newsDetails: pageDetails('newsDetails', 'PATCH'),
  healthDetails: pageDetails('healthDetails', 'PUT'),
  galleryCategoryDescription: pageDescription('galleryCategoryDescription'),
  donationCategoryDescription: pageDescription('donationCategoryDescription'),
  about: about('about', 'PUT'),
  aboutARCF: about('aboutARCF', 'PATCH'),
  chairman: person('chairman'),
  viceChairman: person('viceChairman'),
  currentChairman: person('currentChairman'),
  assistantViceChairman: person('assistantViceChairman'),
  director: person('director'),
  management: person('management'),
  volunteer: person('volunteer'),
  faq: {
    collection: 'faqs',
    update: 'PUT',
    fields: { question: text('question'), answer: text('answer') },
  },
  imageGallery: {
    collection: 'gallery-images',
    update: 'PUT',
    fields: { image: image('image'), ...placement },
  },
  videoGallery: {
    collection: 'gallery-videos',
    update: 'PUT',
    fields: { id: self, title: text('title'), image: image('image'), video: address('video') },
  },
} as const satisfies { [T in ContentType]: TypeModel<T> }

export const CONTENT_TYPES = Object.keys(contentTypes) as ContentType[]

/** A type's row of the table. */
export function modelOf<T extends ContentType>(type: T): TypeModel<T> {
  return contentTypes[type] as TypeModel<T>
}
