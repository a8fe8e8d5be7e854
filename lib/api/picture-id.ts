/** Pictures of a write: found by the path that was given, or made from the file that was sent. */
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { contentName } from '@/lib/content/media/content-name'
import { originalOf } from '@/lib/content/media/original-name'
import { invalid } from './errors'

const UNKNOWN = 'The site has no such picture. Please give the path of one it has, or send a file.'

/**
 * Id of the picture.
 * @param alt what a new picture shows, as far as the record tells
 * @throws ApiError invalid when there is none, or the file is no picture
 */
export async function pictureId(
  req: PayloadRequest,
  field: string,
  given: string | File,
  alt: string,
): Promise<number> {
  if (typeof given !== 'string') return upload(req, field, given, alt)
  const [, name] = /^\/?media\/([^/]+)$/.exec(given) ?? []
  const found = name ? ((await byName(req, name)) ?? (await byName(req, originalOf(name)))) : null
  if (found === null) throw invalid({ [field]: UNKNOWN })
  return found
}

async function byName(req: PayloadRequest, filename: string): Promise<number | null> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { or: [{ filename: { equals: filename } }, { formerCrops: { in: [filename] } }] },
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0] ? Number(docs[0].id) : null
}

async function upload(req: PayloadRequest, field: string, file: File, alt: string): Promise<number> {
  const data = Buffer.from(await file.arrayBuffer())
  const known = await byName(req, contentName(file.name, data))
  if (known !== null) return known
  const made = await req.payload
    .create({
      collection: 'media',
      data: { alt: alt || path.parse(file.name).name.slice(0, 200) },
      file: { data, name: file.name, mimetype: file.type, size: data.byteLength },
      locale: 'en',
      overrideAccess: false,
      user: req.user,
      req,
    })
    .catch((error: unknown) => {
      // By its name: the calls and the collections are bundles that each have a class of their own.
      throw error instanceof Error && error.name === 'NotAnImage' ? invalid({ [field]: error.message }) : error
    })
  return Number(made.id)
}
