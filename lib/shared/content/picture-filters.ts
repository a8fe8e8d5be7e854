/** How staff look through the pictures of the site: filters, orders, and what a list says of each picture. Client-safe. */

/** `alike` shows pictures of which another looks the same; `withdrawn` those that were taken away, which no other shows. */
export const PICTURE_FILTERS = [
  'all',
  'unused',
  'undescribed',
  'oneLanguage',
  'tooSmall',
  'consentEnding',
  'alike',
  'withdrawn',
] as const
export type PictureFilter = (typeof PICTURE_FILTERS)[number]

export const PICTURE_ORDERS = ['newest', 'oldest', 'name', 'largest'] as const
export type PictureOrder = (typeof PICTURE_ORDERS)[number]

/** In place of a tag: pictures without any. No tag holds a slash. */
export const UNTAGGED = '/'

export const LONGEST_TAG = 40
export const MOST_TAGS = 12
/** Pictures that are tagged in one call. */
export const MOST_TAGGED = 200

/** Pictures in one answer. */
export const PICTURES_AT_ONCE = 60

export interface PictureQuestion {
  search: string
  filter: PictureFilter
  /** '' for all. */
  tag: string
  order: PictureOrder
}

export const ALL_PICTURES: PictureQuestion = { search: '', filter: 'all', tag: '', order: 'newest' }

/** A picture in the list. */
export interface ListedPicture {
  id: number
  filename: string
  /** Address of a small copy; null for a picture that was taken away. */
  thumbnail: string | null
  /** In pixels. */
  width: number
  height: number
  /** In bytes. */
  filesize: number
  alt: { en: string; bn: string }
  /** In how many places it is used. */
  uses: number
  tooSmall: boolean
  /** Days until the consent of who is seen ends, negative once it has; null where it ends later, or is nobody's to know. */
  consentDays: number | null
}

/** What is said of all pictures at once, whatever is asked for. */
export interface PictureCounts {
  filters: Record<PictureFilter, number>
  tags: { name: string; count: number }[]
  untagged: number
}

export interface PictureList {
  /** How many there are that are asked for. */
  total: number
  pictures: ListedPicture[]
}

/** The part of a file's name that whoever sent it gave: `girls-with-slates` of `girls-with-slates-1a2b3c4d.webp`. */
export const givenName = (filename: string): string => filename.replace(/(-[0-9a-f]{8})?\.\w+$/, '')
