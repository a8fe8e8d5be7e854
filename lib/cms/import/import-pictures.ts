/** Pictures of another server as pictures of the library: each once, under the name that its bytes give it. */
import path from 'node:path'
import type { Payload } from 'payload'
import { contentName } from '@/lib/content/media/content-name'
import type { RemotePicture } from '@/lib/platform/remote-pictures/fetch-picture'
import type { ImageIndex } from '@/lib/shared/content/types'

/** What is known of pictures, in both languages. */
export interface PictureTexts {
  en: ImageIndex
  bn: ImageIndex
}

/** A picture of the library. */
export interface ImportedPicture {
  id: number
  /** On the wire. */
  path: string
}

/** A picture that could not be taken over, and why. */
class PictureUnavailable extends Error {}

/**
 * @returns a function: path of a picture, and what it shows as far as its record tells → the picture of the library.
 * It throws PictureUnavailable.
 */
export function pictureImporter(payload: Payload, fetchPicture: (path: string) => Promise<RemotePicture | null>) {
  const pictures = new Map<string, Promise<ImportedPicture>>()

  const write = async (at: string, alt: string, texts: PictureTexts): Promise<ImportedPicture> => {
    const picture = await fetchPicture(at)
    if (!picture) throw new PictureUnavailable(`the picture ${at} is not there, or is none that can be shown`)
    const original = path.basename(at)
    const filename = contentName(original, picture.bytes)
    const known = await byName(payload, filename)
    const file = { data: picture.bytes, name: original, mimetype: picture.type, size: picture.bytes.length }
    const id = known ?? (await create(payload, file, texts.en[at]?.alt || alt || path.parse(original).name))
    const bangla = texts.bn[at]?.alt
    if (known === null && bangla && bangla !== texts.en[at]?.alt) {
      await payload.update({ collection: 'media', id, locale: 'bn', data: { alt: bangla } })
    }
    return { id, path: `media/${filename}` }
  }

  return (at: string, alt: string, texts: PictureTexts): Promise<ImportedPicture> => {
    const made = pictures.get(at) ?? write(at, alt, texts)
    pictures.set(at, made)
    return made
  }
}

async function byName(payload: Payload, filename: string): Promise<number | null> {
  const where = { filename: { equals: filename } }
  const { docs } = await payload.find({ collection: 'media', where, limit: 1, depth: 0 })
  return docs[0] ? Number(docs[0].id) : null
}

async function create(
  payload: Payload,
  file: NonNullable<Parameters<Payload['create']>[0]['file']>,
  alt: string,
): Promise<number> {
  try {
    const made = await payload.create({ collection: 'media', data: { alt: alt.slice(0, 300) }, file, locale: 'en' })
    return Number(made.id)
  } catch (error) {
    throw new PictureUnavailable(`the picture ${file.name} cannot be taken: ${(error as Error).message}`)
  }
}
