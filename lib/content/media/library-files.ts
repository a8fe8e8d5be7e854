/**
 * Files of the site's own pictures on disk, and the database, which knows nothing of them: they are there before the
 * COMMIT of their record and go after the COMMIT of its end, and at no moment does a record stand without its files.
 */
import path from 'node:path'
import { bulkhead, type IPolicy } from 'cockatiel'
import type { Payload, PayloadRequest, TypeWithID } from 'payload'
import { afterTransaction } from '@/lib/platform/database/transactions'
import { avifCopies, type FramedPicture } from './copy-shapes'
import { stemOf } from './current-pictures'
import {
  binnedAmong,
  deleteFile,
  downloadFileName,
  downloadsAmong,
  isAbsent,
  originalFileName,
  originalsAmong,
  storeFile,
} from './file-store'

/** One for all bundles of the process: whoever asks whether a name is still needed acts on the answer before the next. */
const shared = globalThis as { foundationPictureTurns?: IPolicy }
shared.foundationPictureTurns ??= bulkhead(1, Number.POSITIVE_INFINITY)
const fileQueue = shared.foundationPictureTurns

/**
 * Writes the files of a picture that is being saved. Where the save comes to nothing they go again; where another picture
 * of the same name went meanwhile, and took them with it, they are written again.
 * @param files name, as fileNamesOf gives it → bytes
 */
export async function writeFiles(req: PayloadRequest, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const { payload } = req
  await afterTransaction(req, {
    committed: () => fileQueue.execute(() => writeAll(files, isAbsent)),
    rolledBack: () => removeUnnamed(payload, [...files.keys()]),
  })
  await writeAll(files, async () => true)
}

/** Removes files once the request's transaction is committed, but for those that a record names then. */
export async function removeFilesAfterwards(req: PayloadRequest, names: readonly string[]): Promise<void> {
  const { payload } = req
  await afterTransaction(req, { committed: () => removeUnnamed(payload, names) })
}

async function writeAll(files: ReadonlyMap<string, Buffer>, isDue: (name: string) => Promise<boolean>): Promise<void> {
  for (const [name, bytes] of files) if (await isDue(name)) await storeFile(name, bytes)
}

const removeUnnamed = (payload: Payload, names: readonly string[]): Promise<void> =>
  fileQueue.execute(async () => {
    const needed = await namedOf(payload, names)
    for (const name of names) if (!needed.has(name)) await deleteFile(name)
  })

/** A picture as it is stored, as far as its files go. */
export interface StoredPicture extends FramedPicture {
  filename?: string | null
  original?: string | null
  formerNames?: string[] | null
  formerCrops?: string[] | null
  withdrawnAt?: string | null
  sizes?: Readonly<Record<string, { filename?: string | null } | null>> | null
}

/** A picture as the request's transaction sees it; null where there is none. */
export const storedPicture = (req: PayloadRequest, id: number) =>
  req.payload.db.findOne<StoredPicture & TypeWithID>({ collection: 'media', where: { id: { equals: id } }, req })

/** Name of a copy in AVIF. */
export const avifName = (filename: string, suffix: string): string =>
  `${path.basename(filename, '.webp')}-${suffix}.avif`

/** Names of all files of a picture, whether they are made already or not. */
export function fileNamesOf(picture: StoredPicture): string[] {
  const { original, formerNames } = picture
  return [...sentFileNames(picture), ...[original ?? [], formerNames ?? []].flat().map(originalFileName)]
}

/** Names of those files of a picture that anybody is sent. */
export function sentFileNames(picture: StoredPicture): string[] {
  const { filename, sizes } = picture
  const made = [filename, ...Object.values(sizes ?? {}).map((copy) => copy?.filename)]
  const due = filename ? avifCopies(picture).map(({ suffix }) => avifName(filename, suffix)) : []
  return [...made.filter((name) => typeof name === 'string'), ...due]
}

/**
 * Writes copies of a picture that is there still, as it is committed; where it went meanwhile, or has another file, nothing
 * is written.
 * @param files name → bytes
 */
export const writeCopies = (payload: Payload, files: ReadonlyMap<string, Buffer>): Promise<void> =>
  fileQueue.execute(async () => {
    const needed = await namedOf(payload, [...files.keys()])
    await writeAll(files, async (name) => needed.has(name))
  })

/** Which of these names a picture or a file for download has, as it is committed; a picture that was taken away has none. */
async function namedOf(payload: Payload, names: readonly string[]): Promise<Set<string>> {
  const filenames = [...new Set(names.map((name) => `${stemOf(path.basename(name))}.webp`))]
  const originals = originalsAmong(names)
  const { docs } = await payload.db.find<StoredPicture & TypeWithID>({
    collection: 'media',
    where: { or: [{ filename: { in: filenames } }, { formerNames: { in: originals } }] },
    limit: 0,
    pagination: false,
  } as never)
  const needed = docs.filter(({ withdrawnAt }) => !withdrawnAt).flatMap(fileNamesOf)
  return new Set([
    ...needed,
    ...(await neededDownloads(payload, downloadsAmong(names))),
    ...(await neededInBin(payload, binnedAmong(names))),
  ])
}

async function neededDownloads(payload: Payload, filenames: readonly string[]): Promise<string[]> {
  if (filenames.length === 0) return []
  const { docs } = await payload.db.find<{ id: number; filename: string }>({
    collection: 'files',
    where: { filename: { in: filenames } },
    limit: 0,
    pagination: false,
  } as never)
  return docs.map(({ filename }) => downloadFileName(filename))
}

async function neededInBin(payload: Payload, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { docs } = await payload.db.find<{ id: number; files?: string[] | null }>({
    collection: 'bin-entries',
    where: { files: { in: names } },
    limit: 0,
    pagination: false,
  } as never)
  return docs.flatMap(({ files }) => files ?? [])
}
