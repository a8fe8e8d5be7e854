import type { PayloadRequest } from 'payload'
import { enterOpeningBalance } from '@/lib/giving/pledges/opening-balance'
import type { DemoCollection, DemoGlobal } from '@/lib/setup/marks'
import { pictureField, SITE_PICTURES } from '@/lib/shared/content/types'
import { type Program, programOf } from '@/lib/shared/format/program'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'
import { inLanguage } from './in-language'
import { fillPages, withIds } from './page-records'
import type { Bilingual, DemoContent, DemoDetail, DemoStory } from './shape'
import { writeWords } from './write-words'

type Value = Bilingual | DemoStory | string | number | boolean | null | undefined | Value[] | { [name: string]: Value }
type Data = Record<string, Value>

/** Writes a record, or finds it. @returns its id */
type Create = (collection: DemoCollection, data: Data, article?: boolean) => Promise<number>

/** The id of a drawing's picture. */
type PictureOf = (drawing: string | undefined) => number | null

/** Writes every record of the demo content in the request's transaction, first in English, then in Bangla. */
export async function fillRecords(
  req: PayloadRequest,
  content: DemoContent,
  pictures: Map<string, number>,
): Promise<void> {
  const { payload } = req
  const picture: PictureOf = (drawing) => {
    const id = drawing === undefined ? null : pictures.get(drawing)
    if (id === undefined) throw new Error(`The demo content names a picture that was not converted: ${drawing}`)
    return id
  }
  const create: Create = async (slug, data, article = false) => {
    const status = article ? { _status: 'published' } : {}
    const doc = await payload.create({
      collection: slug,
      data: { ...(inLanguage(data, 'en') as object), ...status } as never,
      locale: 'en',
      depth: 0,
      req,
    })
    await payload.update({
      collection: slug,
      id: doc.id,
      data: { ...(withIds(inLanguage(data, 'bn'), doc) as object), ...status } as never,
      locale: 'bn',
      depth: 0,
      req,
    })
    return Number(doc.id)
  }
  const campaigns = await writeRecords(content, picture, create)
  for (const [at, id] of campaigns.entries()) {
    const { currency, raisedBefore } = content.campaigns[at] as DemoContent['campaigns'][number]
    await enterOpeningBalance(req, { id, currency }, openingOf({ currency, raisedBefore }))
  }
  await fillPages(req, content.pages, pictures)
  await fillSettings(req, settingsOf(content, campaigns, picture))
  await writeWords(req, content.words)
}

/** What a campaign was given before the site kept accounts, in minor units. */
export const openingOf = ({
  currency,
  raisedBefore,
}: Pick<DemoContent['campaigns'][number], 'currency' | 'raisedBefore'>) => raisedBefore * 10 ** MINOR_DIGITS[currency]

/**
 * Writes, or finds, the records of the demo content, but for pages and words.
 * @returns ids of the campaigns
 */
export async function writeRecords(content: DemoContent, picture: PictureOf, create: Create): Promise<number[]> {
  const numbered = (drawings: string[]): Data =>
    Object.fromEntries(drawings.map((drawing, i) => [`image${i + 1}`, picture(drawing)]))
  const detail = ({ images, ...texts }: DemoDetail): Data => ({ ...texts, ...numbered(images) })

  for (const { images, ...banner } of content.banners) await create('banners', { ...banner, ...numbered(images) })
  for (const { images, ...intro } of content.intros) await create('intros', { ...intro, ...numbered(images) })
  for (const { images, points, ...about } of content.abouts) {
    const [point1, point2, point3] = points
    await create('abouts', { ...about, point1, point2, point3, ...numbered(images) })
  }
  for (const person of content.people) await create('people', { ...person, image: picture(person.image) })
  for (const { images, subcategories, detail: half, ...project } of content.projects) {
    const id = await create('projects', { ...project, ...numbered(images), detail: detail(half) }, true)
    for (const { image, detail: subHalf, ...sub } of subcategories) {
      await create('subcategories', { ...sub, project: id, image: picture(image), detail: detail(subHalf) }, true)
    }
  }
  for (const { image, detail: half, ...item } of content.news) {
    await create('news', { ...item, image: picture(image), detail: detail(half) }, true)
  }
  for (const { image, detail: half, ...event } of content.events) {
    await create('events', { ...event, image: picture(image), detail: detail(half) }, true)
  }
  for (const { image, detail: half, ...program } of content.health) {
    const { images, ...texts } = half
    await create('health', { ...program, image: picture(image), detail: { ...texts, image: picture(images[0]) } }, true)
  }
  const campaigns: number[] = []
  for (const { image, raisedBefore: _raised, ...campaign } of content.campaigns) {
    campaigns.push(await create('campaigns', { ...campaign, image: picture(image) }))
  }
  for (const faq of content.faqs) await create('faqs', { ...faq })
  for (const { image, pages } of content.galleryImages) await create('gallery-images', { image: picture(image), pages })
  for (const { cover, ...video } of content.galleryVideos)
    await create('gallery-videos', { ...video, image: picture(cover) })
  for (const { logo, ...partner } of content.partners) {
    await create('partners', { ...partner, logo: picture(`partner-${logo}`) })
  }
  return campaigns
}

/** The campaign of each program that has one: the first of its category that has a goal. */
function projectsOf(campaigns: DemoContent['campaigns'], ids: number[]): Partial<Record<Program, number>> {
  const found: Partial<Record<Program, number>> = {}
  for (const [index, { category, goal }] of campaigns.entries()) {
    const program = programOf(category.en)
    if (program && goal !== null) found[program] ??= ids[index]
  }
  return found
}

/** What the demo writes into the settings and the payment settings. */
export function settingsOf(
  { settings: written, campaigns }: DemoContent,
  ids: number[],
  picture: PictureOf,
): Record<DemoGlobal, Data> {
  const { bank, wallets, phones, logo, logoForDark, mark, pictures, ...rest } = written
  const logos = { logo: picture(logo), logoForDark: picture(logoForDark), mark: picture(mark) }
  const places = Object.fromEntries(SITE_PICTURES.map((name) => [pictureField(name), picture(pictures[name])]))
  return {
    settings: { ...rest, ...logos, ...places, phones: phones.map((number) => ({ number })) },
    payment: { bank, wallets, projects: projectsOf(campaigns, ids) },
  }
}

async function fillSettings(req: PayloadRequest, { settings, payment }: Record<DemoGlobal, Data>): Promise<void> {
  const { payload } = req
  await payload.updateGlobal({ slug: 'payment', data: payment as never, req })
  for (const locale of ['en', 'bn'] as const) {
    await payload.updateGlobal({ slug: 'settings', locale, data: inLanguage(settings, locale) as never, req })
  }
}
