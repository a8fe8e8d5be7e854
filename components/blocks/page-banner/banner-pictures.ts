import type { ImagePath } from '@/lib/shared/content/types'
import type { Slide } from '../slides/slide-show'

/** A picture of a banner, and what an editor wrote to be read over it. */
export interface BannerPicture {
  image: ImagePath
  title: string
  text: string
}

/** A record of a list of banners: three pictures that share its words, or one. */
export type BannerRecord = { title: string } & (
  | { image: ImagePath; text: string }
  | { image1: ImagePath; image2: ImagePath; image3: ImagePath; image4?: ImagePath }
)

/** @returns the pictures of all records, one after another, with their words; a record without any stands by its words */
export function picturesOf(records: readonly BannerRecord[]): BannerPicture[] {
  return records.flatMap((record) => {
    const { title, text, images } = partsOf(record)
    const shown = images.filter((image) => image !== null)
    return (shown.length > 0 ? shown : [null]).map((image) => ({ image, title, text }))
  })
}

function partsOf(record: BannerRecord): { title: string; text: string; images: ImagePath[] } {
  if ('image' in record) return { title: record.title, text: record.text, images: [record.image] }
  const images = [record.image1, record.image2, record.image3]
  // Those of four pictures introduce their page: what they say stands below the banner, beside the fourth.
  return { title: 'image4' in record ? '' : record.title, text: '', images }
}

/** @returns the banner's pictures of a record's page half; of its card where editors gave none */
export function bannerPictures(
  page: { image1: ImagePath; image2: ImagePath; image3: ImagePath } | undefined,
  ofCard: readonly ImagePath[],
): readonly ImagePath[] {
  const own = page ? [page.image1, page.image2, page.image3] : []
  return own.some(Boolean) ? own : ofCard
}

export interface BannerSlide extends Slide {
  title: string
  text: string
}

/** What is read over one slide, or over several. */
export interface SlideWords {
  ids: string[]
  title: string
  text: string
}

/**
 * @param heading the page's own, which no slide repeats
 * @returns the slides, each picture once for what is said of it, and their words
 */
export function slidesOf(
  pictures: readonly (ImagePath | BannerPicture)[],
  heading: string,
): { slides: BannerSlide[]; words: SlideWords[] } {
  const slides: BannerSlide[] = []
  const words = new Map<string, SlideWords>()
  for (const { image, title, text } of pictures.map((each) => withWords(each, heading))) {
    const said = JSON.stringify([title, text])
    const isThere = slides.some((slide) => slide.image === image && words.get(said)?.ids.includes(slide.id))
    const isEmpty = image === null && !title && !text
    if (isThere || isEmpty) continue
    const taken = image === null || slides.some(({ id }) => id === image)
    const id = taken ? `${image ?? ''} ${slides.length}` : image
    slides.push({ id, image, title, text })
    const shared = words.get(said)
    if (shared) shared.ids.push(id)
    else words.set(said, { ids: [id], title, text })
  }
  return { slides, words: [...words.values()].filter(({ title, text }) => title || text) }
}

function withWords(picture: ImagePath | BannerPicture, heading: string): BannerPicture {
  if (picture === null || typeof picture === 'string') return { image: picture, title: '', text: '' }
  const isSame = plain(picture.title) === plain(heading)
  return { ...picture, title: isSame ? '' : picture.title.trim(), text: picture.text.trim() }
}

/** Keyboards write one letter of Bangla in two ways. */
const plain = (text: string) => text.normalize().trim().toLowerCase()
