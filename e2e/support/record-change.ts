/** Changes of content records through the API, which can be undone. */
import { randomBytes } from 'node:crypto'
import { expect } from '@playwright/test'
import type { ContentType } from '@/lib/shared/content/types'
import { type Client, dataOf, type WireRecord } from './client'
import { CONTRACT } from './contract'
import type { Lists } from './lists'
import { newPicture, somePicture, unique } from './records'
import type { LiveList } from './routes'

export interface Change {
  what: string
  /** What an open page shows afterwards: a text, or part of a picture's or video's address. */
  shows: { text?: string; markup?: string }
  undo: () => Promise<void>
}

const send = async (client: Client, type: ContentType, id: number, values: Partial<WireRecord>) =>
  dataOf(await client.call(CONTRACT[type].verb, `${type}/${id}`, { json: values }), 200)

/** Changes a record of a live list. */
export async function changeRecord(
  client: Client,
  lists: Lists,
  { type, field, id }: LiveList,
  ids: number[],
): Promise<Change> {
  if (field === 'create') return create(client, type)
  const records = lists[type] as unknown as WireRecord[]
  const record = id ? records.find(({ Id }) => Id === id(lists, ids)) : records[0]
  expect(record, `${type} has a record to change`).toBeDefined()
  const { Id, [field]: was } = record as WireRecord
  const { value, shows } = await otherValue(client, field, records)
  await send(client, type, Id, { [field]: value })
  return {
    what: `${type}.${field}`,
    shows,
    undo: async () => {
      await send(client, type, Id, { [field]: was })
    },
  }
}

/** A new value for the field, and what a page shows of it. */
async function otherValue(
  client: Client,
  field: LiveList['field'],
  records: WireRecord[],
): Promise<{ value: string; shows: Change['shows'] }> {
  if (field === 'video') {
    const name = videoName()
    return { value: embed(name), shows: { markup: name } }
  }
  const value = field.startsWith('image') ? await otherPicture(client, records) : unique('Changed')
  return { value, shows: field.startsWith('image') ? { markup: baseOf(value) } : { text: value } }
}

const videoName = () => randomBytes(8).toString('base64url')
const embed = (name: string) => `https://www.youtube-nocookie.com/embed/${name}`

/** A picture that none of the records has. */
async function otherPicture(client: Client, records: WireRecord[]): Promise<string> {
  const known = JSON.stringify(records)
  for (let at = 0; at < 16; at += 1) {
    const picture = await somePicture(client, at)
    if (!known.includes(picture)) return picture
  }
  throw new Error('The gallery has no other picture.')
}

const baseOf = (path: string) => path.replace('media/', '').replace('.webp', '')

/** A new record of a gallery, unlike any that is there. */
async function create(client: Client, type: ContentType): Promise<Change> {
  const name = videoName()
  const picture = { name: 'new.png', mimeType: 'image/png', buffer: await newPicture() }
  const body = type === 'imageGallery' ? { multipart: { image: picture } } : { json: { video: embed(name) } }
  const record = dataOf(await client.call('POST', `${type}/create-${type}`, body), 201)
  return {
    what: `a new record of ${type}`,
    shows: { markup: type === 'imageGallery' ? baseOf(String(record.image)) : name },
    undo: async () => {
      dataOf(await client.delete(`${type}/${record.Id}`), 200)
    },
  }
}
