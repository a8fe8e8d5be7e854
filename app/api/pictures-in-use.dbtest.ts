/** Pictures by the calls of the admin: one in use is not deleted, and whoever would is told where it stands. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Client } from '@/e2e/support/client'
import { payloadUpload, withMetadata } from '@/e2e/support/hostile-files'
import { expect } from '@/lib/testing/expect'
import { anonymous, site, test } from './testing/fixtures'

interface Picture {
  id: number
  filename: string
}

/** What the admin shows of a refusal: the sentences, and where the picture stands. */
interface Refusal {
  errors: { id?: number; message: string; data?: { places: { holder: string; field: string }[] } }[]
  docs?: Picture[]
}

async function read<T>(client: Client, address: string): Promise<T> {
  const { status, text } = await client.request('GET', address)
  expect(status, text).toBe(200)
  return JSON.parse(text) as T
}

/** A picture of the demo content's banners. */
async function onHome(editor: Client): Promise<Picture> {
  const { docs } = await read<{ docs: { image1: Picture | null }[] }>(editor, '/api/banners?depth=1&limit=20')
  const [picture] = docs.flatMap(({ image1 }) => image1 ?? [])
  if (!picture) throw new Error('The demo content has no banner with a picture.')
  return picture
}

async function upload(editor: Client): Promise<Picture> {
  const file = payloadUpload('boat.png', 'image/png', await withMetadata('png'))
  const { status, text } = await editor.request('POST', '/api/media', { multipart: file })
  expect(status, text).toBe(201)
  return (JSON.parse(text) as { doc: Picture }).doc
}

const hasFile = ({ filename }: Picture) => existsSync(path.join(site.dataDir, 'media', filename))

test('a picture of the home page stays, with its files, and the answer says where it stands', async ({ editor }) => {
  const picture = await onHome(editor)
  const { status, text } = await editor.request('DELETE', `/api/media/${picture.id}`)
  expect(status).toBe(409)
  const [error] = (JSON.parse(text) as Refusal).errors
  expect(error?.message).toMatch(new RegExp(`^The picture ${picture.filename} is in use, .*Banner “.+”: Picture 1`))
  expect(error?.data?.places).toContainEqual(expect.objectContaining({ holder: 'banners', field: 'image1' }))
  expect(hasFile(picture)).toBe(true)
  expect(await read<Picture>(editor, `/api/media/${picture.id}`)).toMatchObject({ filename: picture.filename })
})

test('of several, those in use stay, each with its sentence, and the others go', async ({ editor }) => {
  const [used, unused] = [await onHome(editor), await upload(editor)]
  const address = `/api/media?where[id][in]=${used.id},${unused.id}`
  const { status, text } = await editor.request('DELETE', address)
  expect(status).toBe(400)
  const { docs, errors } = JSON.parse(text) as Refusal
  expect([docs?.map(({ id }) => id), errors.map(({ id }) => id)]).toEqual([[unused.id], [used.id]])
  expect(errors[0]?.message).toMatch(/is in use.*Banner “/)
  expect([hasFile(used), hasFile(unused)]).toEqual([true, false])
})

test('a picture is sent with its type to staff, and one that is not there is not', async ({ editor }) => {
  const picture = await upload(editor)
  const address = `/api/media/file/${picture.filename}`
  const { status, headers } = await editor.request('GET', address)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await anonymous.request('GET', address)).status).toBe(401)
  expect((await editor.request('GET', '/api/media/file/none-1a2b3c4d.webp')).status).toBe(404)
  expect((await editor.request('DELETE', `/api/media/${picture.id}`)).status).toBe(200)
  expect(hasFile(picture)).toBe(false)
})

test('a picture that another record asks for while it is not there is refused with a sentence', async ({ editor }) => {
  const { status, text } = await editor.request('POST', '/api/gallery-images', { json: { image: 2_000_000 } })
  expect(status).toBe(400)
  expect(text).toContain('This picture is not there any more. Please choose another.')
})
