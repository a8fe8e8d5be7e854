/**
 * Earlier versions of the site said some things of the foundation in their code. Once such a thing is content, a database
 * that was in use before is given it, so that its site goes on showing what it showed.
 */
import type { Payload, PayloadRequest } from 'payload'
import { copyPictures, createPictures, type FillOptions, inOneTransaction, readManifest } from './fill'
import { imageAlts } from './images'
import type { DemoImage } from './shape'

/** One thing that was in the code. */
export interface CarriedPart {
  /** Under which the database remembers that it has it; never changed. */
  name: string
  /**
   * Writes it, in the request's transaction. It may be called again after a crash, so it leaves alone what already stands.
   * @param pictures ids of the records of these drawings' pictures, which are made where they are missing
   */
  write: (req: PayloadRequest, pictures: (drawings: readonly string[]) => Promise<Map<string, number>>) => Promise<void>
}

export interface CarryOverOptions extends Pick<FillOptions, 'mediaSource' | 'mediaTarget'> {
  parts: readonly CarriedPart[]
  /** Whether the database was never in use: then nothing was shown that could be missed. */
  isNew: boolean
}

/** Key under which the database stores what it was given. */
const CARRIED_OVER = 'carried-over'

/**
 * Gives a database what it lacks of the parts, each in a transaction of its own.
 * @returns names of the parts that were written
 * @throws when one cannot be written; the next start goes on with it
 */
export async function carryOver(payload: Payload, { parts, isNew, ...folders }: CarryOverOptions): Promise<string[]> {
  const stored = (await payload.kv.get(CARRIED_OVER)) as { names?: string[] } | null
  const names = new Set(stored?.names)
  const missing = parts.filter(({ name }) => !names.has(name))
  for (const { name, write } of missing) {
    if (!isNew)
      await inOneTransaction(payload, (req) => write(req, (drawings) => ensurePictures(req, drawings, folders)))
    names.add(name)
    await payload.kv.set(CARRIED_OVER, { names: [...names] })
  }
  return isNew ? [] : missing.map(({ name }) => name)
}

/** Records of pictures by their drawing: those that are there by their file, the others are made. */
async function ensurePictures(
  req: PayloadRequest,
  drawings: readonly string[],
  folders: Pick<FillOptions, 'mediaSource' | 'mediaTarget'>,
): Promise<Map<string, number>> {
  const manifest = await readManifest(folders.mediaSource)
  const ids = new Map<string, number>()
  const missing: Record<string, DemoImage> = {}
  for (const drawing of drawings) {
    const image = manifest[drawing]
    if (!image) throw new Error(`The demo content has no picture of the drawing ${drawing}.`)
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { filename: { equals: image.filename } },
      depth: 0,
      limit: 1,
      overrideAccess: true,
      req,
    })
    if (docs[0]) ids.set(drawing, docs[0].id)
    else missing[drawing] = image
  }
  await copyPictures(missing, folders)
  for (const [drawing, id] of await createPictures(req, missing, imageAlts)) ids.set(drawing, id)
  return ids
}
