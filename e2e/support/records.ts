/** Records of each type, with unique values. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { modelOf } from '@/lib/content/model/model'
import type { WireField } from '@/lib/content/model/wire-fields'
import type { ContentType } from '@/lib/shared/content/types'
import { expect } from '@/lib/testing/expect'
import { type Client, dataOf, type Values, type WireRecord } from './client'
import { CONTRACT } from './contract'

let count = 0

/** A text that no other record contains. */
export function unique(word: string): string {
  count += 1
  return `${word} ${process.pid}-${Date.now() % 1e7}-${count}`
}

export const fieldsOf = (type: ContentType) => Object.entries(modelOf(type).fields) as [string, WireField][]

/** The path of a picture of the demo content. */
export async function somePicture(client: Client, at = 0): Promise<string> {
  const paths = (await client.list('imageGallery')).map(({ image }) => String(image))
  return paths[at % paths.length] ?? ''
}

/** A PNG file that the site does not have yet. */
export async function newPicture(width = 640): Promise<Buffer> {
  const [r, g, b] = randomBytes(3) as unknown as [number, number, number]
  const background = { r, g, b }
  return sharp({ create: { width, height: 360, channels: 3, background } })
    .png()
    .toBuffer()
}

/** After all news of the demo. */
const NEWEST_DAY = '2026-11-20T04:05:06.000Z'

const SAMPLE_PLACE: Partial<Record<ContentType, string>> = { donation: 'Home', imageGallery: 'Home' }

/** A value for every field of the type that a client may write, apart from the ids of other records. */
export async function valuesOf(client: Client, type: ContentType): Promise<Values> {
  const image = await somePicture(client)
  const value = (name: string, field: WireField): unknown => {
    if (field.kind === 'text') return unique(name)
    if (field.kind === 'html') return `<p>${unique(name)}</p>`
    if (field.kind === 'image') return image
    if (field.kind === 'choice') return field.choices.at(-1)
    if (field.kind === 'place') return SAMPLE_PLACE[type] ?? 'Footer'
    // News have a past date after the demo's; events may be in the future.
    if (field.kind === 'date') return name === 'date' ? NEWEST_DAY : '2031-02-03T04:05:06.000Z'
    if (field.kind === 'amount') return 12_345
    if (field.kind === 'address') return 'https://www.youtube-nocookie.com/embed/abcdefghijk'
    return undefined
  }
  const all = fieldsOf(type).map(([name, field]) => [name, value(name, field)] as const)
  return Object.fromEntries(all.filter(([, given]) => given !== undefined))
}

export interface CreatedRecord {
  type: ContentType
  record: WireRecord
  /** The values sent. */
  sent: Values
  /** Deletes it and its parents. */
  remove: () => Promise<void>
}

/** Path, below /api/v1, of the call that creates a record. */
export function createPath(type: ContentType, parentId: number | undefined): string {
  const inPath = parentId !== undefined && type !== 'projectSubCategoryDetails'
  return `${type}/create-${type}${inPath ? `/${parentId}` : ''}`
}

/** Creates a record, with the parents that it needs. */
export async function createRecord(client: Client, type: ContentType, changes: Values = {}): Promise<CreatedRecord> {
  const parent = await parentFor(client, type)
  const ids: Values = {}
  if (type === 'projectSubCategory') ids.projectId = parent?.record.Id
  if (type === 'projectSubCategoryDetails') ids.projectSubCategoryId = parent?.record.Id
  const sent = { ...(await valuesOf(client, type)), ...ids, ...changes }
  const isHalf = CONTRACT[type].parent !== undefined
  const path = createPath(type, isHalf ? parent?.record.Id : undefined)
  const record = dataOf(await client.post(path, sent), 201)
  const remove = async () => {
    const { status } = await client.delete(`${type}/${record.Id}`)
    expect([200, 404]).toContain(status)
    await parent?.remove()
  }
  return { type, record, sent, remove }
}

/** Creates the parent that a record of the type needs. */
export async function parentFor(client: Client, type: ContentType): Promise<CreatedRecord | undefined> {
  const parent = type === 'projectSubCategory' ? 'projects' : CONTRACT[type].parent
  return parent ? createRecord(client, parent) : undefined
}
