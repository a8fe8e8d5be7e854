import type { CollectionSlug, PayloadRequest } from 'payload'
import { enterOpeningBalance } from '@/lib/giving/pledges/opening-balance'
import { pictureField, SITE_PICTURES } from '@/lib/shared/content/types'
import { type Program, programOf } from '@/lib/shared/format/program'
import { MINOR_DIGITS } from '@/lib/shared/money/kinds'
import { inLanguage } from './in-language'
import { fillPages } from './page-records'
import type { Bilingual, DemoContent, DemoDetail } from './shape'
import { writeWords } from './write-words'

type Value = Bilingual | string | number | boolean | null | undefined | Value[] | { [name: string]: Value }
type Data = Record<string, Value>

/** Writes every record of the demo content in the request's transaction, first in English, then in Bangla. */
export async function fillRecords(
  req: PayloadRequest,
  content: DemoContent,
  pictures: Map<string, number>,
): Promise<void> {
  const { payload } = req
  const picture = (drawing: string | undefined) => {
    const id = drawing === undefined ? null : pictures.get(drawing)
    if (id === undefined) throw new Error(`The demo content names a picture that was not converted: ${drawing}`)
    return id
  }
  const numbered = (drawings: string[]): Data =>
    Object.fromEntries(drawings.map((drawing, i) => [`image${i + 1}`, picture(drawing)]))
  const detail = ({ images, ...texts }: DemoDetail): Data => ({ ...texts, ...numbered(images) })

  const create = async (collection: string, data: Data, article = false): Promise<number> => {
    const slug = collection as CollectionSlug
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
      data: { ...(inLanguage(data, 'bn') as object), ...status } as never,
      locale: 'bn',
      depth: 0,
      req,
    })
    return Number(doc.id)
  }

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
  for (const { image, raisedBefore, ...campaign } of content.campaigns) {
    const id = await create('campaigns', { ...campaign, image: picture(image) })
    const { currency } = campaign
    await enterOpeningBalance(req, { id, currency }, raisedBefore * 10 ** MINOR_DIGITS[currency])
    campaigns.push(id)
  }
  for (const faq of content.faqs) await create('faqs', { ...faq })
  for (const { image, pages } of content.galleryImages) await create('gallery-images', { image: picture(image), pages })
  for (const { cover, ...video } of content.galleryVideos)
    await create('gallery-videos', { ...video, image: picture(cover) })
  for (const { logo, ...partner } of content.partners) {
    await create('partners', { ...partner, logo: picture(`partner-${logo}`) })
  }
  await fillPages(req, content.pages, pictures)
  await fillSettings(req, content.settings, projectsOf(content.campaigns, campaigns), picture)
  await writeWords(req, content.words)
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

async function fillSettings(
  req: PayloadRequest,
  settings: DemoContent['settings'],
  projects: Partial<Record<Program, number>>,
  picture: (drawing: string) => number | null,
): Promise<void> {
  const { payload } = req
  const { bank, wallets, phones, logo, logoForDark, mark, pictures, ...rest } = settings
  const logos = { logo: picture(logo), logoForDark: picture(logoForDark), mark: picture(mark) }
  const places = Object.fromEntries(SITE_PICTURES.map((name) => [pictureField(name), picture(pictures[name])]))
  await payload.updateGlobal({ slug: 'payment', data: { bank, wallets, projects }, req })
  for (const locale of ['en', 'bn'] as const) {
    await payload.updateGlobal({
      slug: 'settings',
      locale,
      data: {
        ...(inLanguage(rest, locale) as object),
        ...logos,
        ...places,
        phones: phones.map((number) => ({ number })),
      },
      req,
    })
  }
}
