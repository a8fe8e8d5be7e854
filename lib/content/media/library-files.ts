/**
 * Files of the site's own pictures on disk, and the database, which knows nothing of them: they are there before the
 * COMMIT of their record and go after the COMMIT of its end, and at no moment does a record stand without its files.
 */
import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bulkhead, type IPolicy } from 'cockatiel'
import type { Payload, PayloadRequest, Where } from 'payload'
import { afterTransaction } from '@/lib/platform/database/transactions'
import { pictureFolder } from './folder'

/** One for all bundles of the process: whoever asks whether a name is still needed acts on the answer before the next. */
const shared = globalThis as { foundationPictureTurns?: IPolicy }
shared.foundationPictureTurns ??= bulkhead(1, Number.POSITIVE_INFINITY)
const fileQueue = shared.foundationPictureTurns

const fileOf = (name: string) => path.join(pictureFolder(), name)

/**
 * Writes the files of a picture that is being saved. Where the save comes to nothing they go again; where another picture
 * of the same name went meanwhile, and took them with it, they are written again.
 * @param files name → bytes
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
  await mkdir(pictureFolder(), { recursive: true })
  for (const [name, bytes] of files) if (await isDue(name)) await writeWhole(fileOf(name), bytes)
}

/** On the disk, and whole, before it has its name. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

const isAbsent = (name: string) =>
  access(fileOf(name)).then(
    () => false,
    () => true,
  )

const removeUnnamed = (payload: Payload, names: readonly string[]): Promise<void> =>
  fileQueue.execute(async () => {
    const needed = await namedOf(payload, names)
    for (const name of names) if (!needed.has(name)) await rm(fileOf(name), { force: true })
  })

/** A picture as it is stored, as far as its files go. */
export interface StoredPicture {
  filename?: string | null
  sizes?: Readonly<Record<string, { filename?: string | null } | null>> | null
}

/** Names of all files of a picture. */
export const fileNamesOf = ({ filename, sizes }: StoredPicture): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((copy) => copy?.filename)].filter((name) => typeof name === 'string')

/** Which of these names a picture has, as it is committed. */
async function namedOf(payload: Payload, names: readonly string[]): Promise<Set<string>> {
  const copies = payload.collections.media.config.upload.imageSizes ?? []
  const paths = ['filename', ...copies.map(({ name }) => `sizes.${name}.filename`)]
  const where: Where = { or: paths.map((name) => ({ [name]: { in: [...names] } })) }
  const { docs } = await payload.db.find<StoredPicture & { id: number }>({
    collection: 'media',
    where,
    limit: 0,
    pagination: false,
  } as never)
  return new Set(docs.flatMap(fileNamesOf))
}
