/** Pages made of blocks of another server: each once, at its address, never over a page that staff wrote here. */
import type { Payload } from 'payload'
import { picturesOfPage } from '@/lib/content/model/page-pictures'
import type { BlockPage } from '@/lib/shared/content/pages'
import type { ImageIndex } from '@/lib/shared/content/types'
import { addressesHere } from './addresses-here'
import { checkPage } from './check-page'
import type { ImportedPicture } from './import-pictures'
import { importedId } from './import-record'
import { reasonOf } from './reason-of'
import type { SiteImport } from './site-import'
import { writePage } from './write-page'

/** More than any site has. */
const MOST_PAGES = 500

/** @throws where the answer is no list of pages */
export async function importPages(site: SiteImport, { en, bn }: { en: unknown; bn: unknown }): Promise<void> {
  if (!Array.isArray(en)) throw new Error('is no list of pages')
  if (en.length > MOST_PAGES) throw new Error(`has more than ${MOST_PAGES} pages`)
  const { api, payload, skip } = site
  const checks = { origin: api.origin, addressHere: await addressesHere(payload, api.origin), skip }
  const inBangla = new Map((Array.isArray(bn) ? bn : []).map((page) => [(page as { id?: unknown } | null)?.id, page]))
  // A page may stand before the one that it is below; those come again, when all are there.
  let waiting = en.map((given, i) => ({ given, i, again: false }))
  const seen = new Set<number>()
  while (waiting.length > 0) {
    const later: typeof waiting = []
    for (const { given, i, again } of waiting) {
      const english = checkPage(given, checks)
      if (typeof english === 'string') {
        skip(`page ${i + 1}`, english)
        continue
      }
      if (!again && seen.has(english.id)) {
        skip(english.path.slice(0, 130), 'has an Id twice')
        continue
      }
      seen.add(english.id)
      const other = checkPage(inBangla.get(english.id) ?? given, checks)
      try {
        const waits = await importPage(site, english, typeof other === 'string' ? english : other, again)
        if (waits) later.push({ given, i, again: true })
      } catch (error) {
        skip(english.path.slice(0, 130), reasonOf(error))
      }
    }
    waiting = later
  }
}

/** @returns whether the page above is not there yet */
async function importPage(site: SiteImport, en: BlockPage, bn: BlockPage, again: boolean): Promise<boolean> {
  const { payload, api } = site
  const parent = en.parent === null ? null : await pageAt(payload, en.parent)
  if (again && en.parent !== null && parent === null)
    site.skip(en.path, `the page ${en.parent.slice(0, 130)} above it is not there`)
  const pictures = await picturesOf(site, en, bn)
  const campaigns = new Map<number, number>()
  for (const block of en.blocks) {
    if (block.kind !== 'donateBox' || block.campaign === null) continue
    const here = await importedId(payload, `${api.origin} donation ${block.campaign}`)
    if (here === null) site.skip(en.path, 'the campaign of its donate box is not there')
    else campaigns.set(block.campaign, here)
  }
  const origin = `${api.origin} pages ${en.id}`
  const outcome = await writePage(payload, { origin, en, bn, parent, pictures, campaigns })
  if (!again) site.count(outcome)
  return !again && en.parent !== null && parent === null
}

async function pageAt(payload: Payload, path: string): Promise<number | null> {
  const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: path } }, limit: 1, depth: 0 })
  return docs[0] ? Number(docs[0].id) : null
}

/** A picture that cannot be taken is left out of its page. */
async function picturesOf({ api, importPicture, skip }: SiteImport, en: BlockPage, bn: BlockPage) {
  const paths = [...new Set([...picturesOfPage(en), ...picturesOfPage(bn)])]
  const none: ImageIndex = {}
  const texts =
    paths.length === 0
      ? { en: none, bn: none }
      : { en: await api.images(paths, 'en'), bn: await api.images(paths, 'bn') }
  const pictures = new Map<string, ImportedPicture>()
  for (const path of paths) {
    const picture = await importPicture(path, en.title, texts).catch((error: Error) => skip(en.path, error.message))
    if (picture) pictures.set(path, picture)
  }
  return pictures
}
