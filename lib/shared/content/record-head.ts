/** What a record's page is headed with, and the picture that it shows first: of its page half, or else of its card. */

import type { ImagePath } from '@/lib/shared/content/types'

/** Kinds of records that have pages of their own, with a social card each. */
export type RecordKind = 'news' | 'event' | 'project' | 'subcategory' | 'health' | 'campaign'

/** Pictures of any record: cards have one or three, page halves one or four. */
interface Pictured {
  image?: ImagePath
  image1?: ImagePath
  image2?: ImagePath
  image3?: ImagePath
  /** The one beside the text; the others are of the banner. */
  image4?: ImagePath
}

/** The page half of a record, where editors have filled it in. */
export interface PageHalf extends Pictured {
  title?: string
}

/**
 * The title of a record's page, as its first heading shows it.
 * @param card the record as lists show it
 */
export function titleOfRecord(kind: RecordKind, card: { title: string }, page?: PageHalf): string {
  // The page half of a project has the title of its story, below the project's own.
  return (kind !== 'project' && page?.title) || card.title
}

/** The picture that a record's page shows beside its text; null where editors gave none. */
export function mainPicture(card: Pictured, page?: PageHalf): ImagePath {
  return page?.image4 ?? page?.image ?? card.image ?? card.image1 ?? card.image2 ?? card.image3 ?? null
}

/** All pictures of a record's page, the main one first, each once. */
export function picturesOfRecord(card: Pictured, page?: PageHalf): string[] {
  const inBanner = [card, page].flatMap((half) => [half?.image1, half?.image2, half?.image3])
  return [...new Set([mainPicture(card, page), ...inBanner])].filter((path): path is string => Boolean(path))
}
