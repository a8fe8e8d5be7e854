/** Fills an empty site with the demo content: all of it, or nothing. */
import { constants } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { markDemo } from './mark'
import { filesOf } from './picture-files'
import { fillRecords } from './records'
import type { Bilingual, DemoContent, DemoImage } from './shape'

/** Long enough for the slowest machine; usually a few seconds. */
const FILL_TIMEOUT_MS = 10 * 60_000

export interface FillOptions {
  content: DemoContent
  /** Folder with the converted pictures and their manifest.json. */
  mediaSource: string
  /** Folder that the site serves pictures from. */
  mediaTarget: string
}

/** Whether nothing was ever written: no picture and no project. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const counts = await Promise.all(
    (['projects', 'media', 'news'] as const).map((collection) => payload.count({ collection, overrideAccess: true })),
  )
  return counts.every(({ totalDocs }) => totalDocs === 0)
}

/** Copies the pictures, then writes all records in one transaction. @throws when any of them cannot be written */
export async function fill(payload: Payload, options: FillOptions): Promise<void> {
  const manifest = await readManifest(options.mediaSource)
  await copyPictures(manifest, options)
  await inOneTransaction(payload, async (req) => {
    const pictures = await createPictures(req, manifest, options.content.imageAlts)
    await fillRecords(req, options.content, pictures)
    await markDemo(req, options.content)
  })
}

/** The pictures that the demo content has, by the name of their drawing. */
export async function readManifest(mediaSource: string): Promise<Record<string, DemoImage>> {
  return JSON.parse(await readFile(path.join(mediaSource, 'manifest.json'), 'utf8'))
}

/** Runs a long piece of writing: all of it is stored, or nothing. @throws what it throws */
export async function inOneTransaction(payload: Payload, write: (req: PayloadRequest) => Promise<void>): Promise<void> {
  const req = await createLocalReq({}, payload)
  req.transactionID = (await payload.db.beginTransaction({ timeoutMs: FILL_TIMEOUT_MS } as never)) ?? undefined
  try {
    await write(req)
    await payload.db.commitTransaction(req.transactionID as string)
  } catch (error) {
    if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID)
    throw error
  }
}

/** Copies the files of pictures from the demo to where the site serves them. */
export async function copyPictures(
  manifest: Record<string, DemoImage>,
  { mediaSource, mediaTarget }: Pick<FillOptions, 'mediaSource' | 'mediaTarget'>,
): Promise<void> {
  await mkdir(mediaTarget, { recursive: true })
  const files = Object.values(manifest).flatMap(filesOf)
  await Promise.all(
    files.map((file) =>
      copyFile(path.join(mediaSource, file), path.join(mediaTarget, file), constants.COPYFILE_FICLONE),
    ),
  )
}

/**
 * Writes the picture records past Payload's upload step, whose copies are made already.
 * @returns drawing → id of its record
 */
export async function createPictures(
  req: PayloadRequest,
  manifest: Record<string, DemoImage>,
  alts: Record<string, Bilingual>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [drawing, image] of Object.entries(manifest)) {
    const { name } = path.parse(image.filename)
    const sizes: Record<string, object> = {}
    for (const { width, height, webp } of image.copies)
      sizes[`webp${width}`] = {
        width,
        height,
        filesize: webp,
        mimeType: 'image/webp',
        filename: `${name}-${width}.webp`,
      }
    const created = await req.payload.db.create({
      collection: 'media' satisfies CollectionSlug,
      data: {
        alt: alts[drawing] ?? { en: drawing, bn: drawing },
        filename: image.filename,
        mimeType: 'image/webp',
        filesize: image.filesize,
        width: image.width,
        height: image.height,
        sizes,
        placeholder: image.placeholder,
        upright: image.upright !== undefined,
        copiesDue: false,
      },
      req,
    })
    ids.set(drawing, Number(created.id))
  }
  return ids
}
