/**
 * Where the files of the library are: folders of DATA_DIR, and with S3_BUCKET a bucket, of which the folders hold copies then.
 * Each file is written once and never changed.
 */
import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/platform/env/env'
import { concurrently } from '@/lib/platform/event-loop/concurrently'
import { log } from '@/lib/platform/log/log'
import { type OpenBucket, openBucket } from '@/lib/platform/object-storage/open-bucket'
import { binFolder, downloadsFolder, originalsFolder, pictureFolder } from './folder'

const ORIGINAL = 'original/'
const DOWNLOAD = 'download/'
const IN_BIN = 'bin/'

/** Where a file is. @param name as fileNamesOf gives it, or downloadFileName */
export function fileOf(name: string): string {
  if (name.startsWith(ORIGINAL)) return path.join(originalsFolder(), name.slice(ORIGINAL.length))
  if (name.startsWith(DOWNLOAD)) return path.join(downloadsFolder(), name.slice(DOWNLOAD.length))
  if (name.startsWith(IN_BIN)) return path.join(binFolder(), name.slice(IN_BIN.length).replaceAll('/', '-'))
  return path.join(pictureFolder(), name)
}

/** Name of the file that a picture was made of, by which it is told from the files that anybody is sent. */
export const originalFileName = (original: string): string => `${ORIGINAL}${original}`

/** Name of a file that is kept in the bin. @param name as fileNamesOf gives it, or downloadFileName */
export const binFileName = (name: string): string => `${IN_BIN}${name}`

/** Name of a file for download. */
export const downloadFileName = (filename: string): string => `${DOWNLOAD}${filename}`

/** The names of originals among others, as records have them. */
export const originalsAmong = (names: readonly string[]): string[] => withoutPrefix(names, ORIGINAL)

/** The names of files for download among others, as records have them. */
export const downloadsAmong = (names: readonly string[]): string[] => withoutPrefix(names, DOWNLOAD)

/** The names in the bin among others. */
export const binnedAmong = (names: readonly string[]): string[] => names.filter((name) => name.startsWith(IN_BIN))

const withoutPrefix = (names: readonly string[], prefix: string) =>
  names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))

let opened: Promise<OpenBucket> | null | undefined

/** The bucket of S3_BUCKET, with the copies in DATA_DIR; null where files are in DATA_DIR alone. */
export function fileBucket(): Promise<OpenBucket> | null {
  opened ??= openBucket(env())
  return opened
}

/** @throws FilesAway */
async function filesAway(err: unknown): Promise<never> {
  log.error({ err }, 'The bucket of files failed.')
  // Apart, since icons and cards are drawn where no Payload is loaded.
  const { FilesAway } = await import('./files-away')
  throw new FilesAway()
}

/** Key of a file in the bucket: its path below DATA_DIR. */
const keyOf = (name: string): string => path.relative(env().dataDir, fileOf(name))

/** Writes a file: on the disk, and whole, before it has its name; then in the bucket. @throws where either fails */
export async function storeFile(name: string, bytes: Buffer): Promise<void> {
  const file = fileOf(name)
  // Of its folder a file inherits nothing: whoever else has an account on the machine reads none of them.
  const isSent = [pictureFolder(), downloadsFolder()].includes(path.dirname(file))
  await mkdir(path.dirname(file), { recursive: true, ...(!isSent && { mode: 0o700 }) })
  const unfinished = `${file}.${randomUUID()}`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await (await fileBucket())?.bucket.put(keyOf(name), bytes).catch(filesAway)
}

/**
 * Deletes a file, if it is there. Copies of it that other instances hold go with their next sweep, and so does the object where
 * the bucket fails.
 */
export async function deleteFile(name: string): Promise<void> {
  await rm(fileOf(name), { force: true })
  const store = await fileBucket()
  await store?.bucket.remove(keyOf(name)).catch((err: unknown) => log.error({ err }, 'The bucket of files failed.'))
}

/** Whether there is no such file. */
export async function isAbsent(name: string): Promise<boolean> {
  const store = await fileBucket()
  return store ? !(await store.bucket.has(keyOf(name))) : !(await isOnDisk(name))
}

const isOnDisk = (name: string): Promise<boolean> =>
  access(fileOf(name)).then(
    () => true,
    () => false,
  )

/** Where a file is on the disk, fetched if need be; null where there is none. @throws where the bucket fails */
export async function localFile(name: string): Promise<string | null> {
  if (await isOnDisk(name)) return fileOf(name)
  const isThere = await (await fileBucket())?.copies.fetch(keyOf(name)).catch(filesAway)
  return isThere ? fileOf(name) : null
}

const FETCHES_AT_ONCE = 8

/** Has copies of objects in DATA_DIR, those that are there. @param keys paths below it @throws FilesAway */
export async function fetchCopies(keys: readonly string[]): Promise<void> {
  const store = await fileBucket()
  if (store) await concurrently(keys, FETCHES_AT_ONCE, (key) => store.copies.fetch(key).catch(filesAway))
}

/** The bytes of a file; null where there is none. @throws where the disk or the bucket fails */
export async function readFileIfThere(name: string): Promise<Buffer | null> {
  const file = await localFile(name)
  return file === null ? null : readFile(/* turbopackIgnore: true */ file)
}

/** The bytes of a file. @throws where there is none, or the disk or the bucket fails */
export async function readStoredFile(name: string): Promise<Buffer> {
  const bytes = await readFileIfThere(name)
  if (!bytes) throw new Error(`There is no file ${keyOf(name)}.`)
  return bytes
}
