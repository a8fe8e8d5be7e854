/** Writes the pages made of blocks, as an editor would: first in English, then in Bangla. */
import type { PayloadRequest } from 'payload'
import { inLanguage } from './in-language'
import type { DemoPage, Drawing } from './shape'

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isDrawing = (value: unknown): value is Drawing => isRow(value) && 'drawing' in value

/** Drawings of the pictures that some pages show. */
export function drawingsOf(value: unknown): string[] {
  if (isDrawing(value)) return [value.drawing]
  const inText = typeof value === 'string' ? [...value.matchAll(PICTURE)].map(([, name]) => String(name)) : []
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
  return [...new Set([...inText, ...parts.flatMap(drawingsOf)])]
}

/** A picture in a text; its name is that of its drawing, and a hash. */
const PICTURE = /\/media\/([\w-]+)-[0-9a-f]{8}\.webp/g

/**
 * Writes those of the pages whose address no page has.
 * @param pictures drawing → id of its record
 */
export async function fillPages(
  req: PayloadRequest,
  pages: readonly DemoPage[],
  pictures: Map<string, number>,
): Promise<void> {
  const ids = new Map<string, number>()
  for (const page of pages) {
    const id = (await idAt(req, page.path)) ?? (await writePage(req, page, pictures, ids))
    ids.set(page.path, id)
  }
}

async function idAt(req: PayloadRequest, path: string): Promise<number | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { path: { equals: path } },
    draft: true,
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  })
  return docs[0]?.id
}

async function writePage(
  req: PayloadRequest,
  { parent, ...page }: DemoPage,
  pictures: Map<string, number>,
  ids: ReadonlyMap<string, number>,
): Promise<number> {
  const stored = withPictures(page, pictures)
  const place = { parent: parent === undefined ? null : ids.get(parent), _status: 'published' }
  const options = { collection: 'pages', depth: 0, req } as const
  const english = { ...(inLanguage(stored, 'en') as Row), ...place }
  const created = await req.payload.create({ ...options, data: english as never, locale: 'en' })
  const bangla = withIds(inLanguage(stored, 'bn'), created) as Row
  await req.payload.update({ ...options, id: created.id, data: { ...bangla, ...place } as never, locale: 'bn' })
  return created.id
}

/** What a page says, with ids in the place of drawings. */
export function withPictures(value: unknown, pictures: Map<string, number>): unknown {
  if (isDrawing(value)) {
    const id = pictures.get(value.drawing)
    if (id === undefined) throw new Error(`The demo content names a picture that was not converted: ${value.drawing}`)
    return id
  }
  if (Array.isArray(value)) return value.map((item) => withPictures(item, pictures))
  if (!isRow(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withPictures(item, pictures)]))
}

/** Gives rows the ids that they were stored with: by these a row in another language is known for the same. */
export function withIds(value: unknown, stored: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, at) => withIds(item, (stored as unknown[])[at]))
  if (!isRow(value) || !isRow(stored)) return value
  const parts = Object.entries(value).map(([name, item]) => [name, withIds(item, stored[name])])
  return { ...Object.fromEntries(parts), ...(typeof stored.id === 'string' && { id: stored.id }) }
}
