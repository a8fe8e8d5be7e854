/** Removes files of the library that no record names: what a process left that was killed between a file and its record. */
import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import type { Bucket } from '@/lib/platform/object-storage/bucket'
import { OWN_STEM_END } from '@/lib/shared/addresses/picture-names'
import { BIN } from './bin/bin-entries'
import { stemOf } from './media/current-pictures'
import { fileBucket, fileOf } from './media/file-store'
import { binFolder, downloadsFolder, originalsFolder, pictureFolder } from './media/folder'
import type { StoredPicture } from './media/library-files'

/** Names that the site gives, whole or unfinished: whatever else lies in a folder is somebody's own, such as a film. */
const OWN_NAME = new RegExp(`${OWN_STEM_END}\\.\\w+(?:\\.[0-9a-f-]{36})?$`)
const UNFINISHED = /\.[0-9a-f-]{36}$/

interface NeededFiles {
  /** Stems of the pictures that anybody is sent. */
  stems: Set<string>
  originals: Set<string>
  downloads: Set<string>
  /** In the bin. */
  binned: Set<string>
}

/**
 * Removes them from the site's own folders, and from no others.
 * @param olderThanMs younger files are let be: another process may be about to store their record
 * @returns how many
 * @throws when the database fails
 */
export async function sweepFiles(payload: Payload, olderThanMs: number): Promise<number> {
  return sweep(payload, olderThanMs, inFolder)
}

/** Removes them from the bucket, where there is one. Otherwise as sweepFiles. @throws when the database or the bucket fails */
export async function sweepBucket(payload: Payload, olderThanMs: number): Promise<number> {
  const store = await fileBucket()
  return store ? sweep(payload, olderThanMs, (folder) => inBucket(store.bucket, folder)) : 0
}

interface SweptFile {
  name: string
  /** Milliseconds since 1970; null where it went meanwhile. */
  changedAt: () => Promise<number | null>
  remove: () => Promise<void>
}

async function sweep(
  payload: Payload,
  olderThanMs: number,
  filesOf: (folder: string) => AsyncIterable<SweptFile>,
): Promise<number> {
  // What is written from now on is younger than the names that are read.
  const before = Date.now() - olderThanMs
  const needed = await neededFiles(payload)
  const folders: [string, (name: string) => boolean][] = [
    [pictureFolder(), (name) => needed.stems.has(stemOf(name))],
    [originalsFolder(), (name) => needed.originals.has(name)],
    [downloadsFolder(), (name) => needed.downloads.has(name)],
    [binFolder(), (name) => needed.binned.has(name)],
  ]
  let removed = 0
  for (const [folder, isNeeded] of folders) {
    for await (const { name, changedAt, remove } of filesOf(folder)) {
      if (!OWN_NAME.test(name) || (!UNFINISHED.test(name) && isNeeded(name))) continue
      const changed = await changedAt()
      if (changed === null || changed > before) continue
      await remove()
      removed += 1
    }
  }
  return removed
}

async function* inFolder(folder: string): AsyncGenerator<SweptFile> {
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true }).catch(() => [])
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(folder, entry.name)
    yield {
      name: entry.name,
      changedAt: async () => (await stat(file).catch(() => null))?.mtimeMs ?? null,
      remove: () => rm(file, { force: true }),
    }
  }
}

async function* inBucket(bucket: Bucket, folder: string): AsyncGenerator<SweptFile> {
  const prefix = `${path.basename(folder)}/`
  for await (const objects of bucket.list(prefix)) {
    for (const { key, changedAt } of objects)
      yield { name: key.slice(prefix.length), changedAt: async () => changedAt, remove: () => bucket.remove(key) }
  }
}

async function neededFiles(payload: Payload): Promise<NeededFiles> {
  const all = <T>(collection: string, select: object) =>
    payload.db.find<T & { id: number }>({ collection, limit: 0, pagination: false, select } as never)
  const pictures = await all<StoredPicture>('media', {
    ...{ filename: true, original: true, formerNames: true, withdrawnAt: true },
  })
  const files = await all<{ filename: string }>('files', { filename: true })
  const entries = await all<{ files?: string[] | null }>(BIN, { files: true })
  const shown = pictures.docs.filter(({ withdrawnAt }) => !withdrawnAt)
  return {
    stems: new Set(shown.flatMap(({ filename }) => (filename ? [stemOf(filename)] : []))),
    originals: new Set(shown.flatMap(({ original, formerNames }) => [original ?? [], formerNames ?? []].flat())),
    downloads: new Set(files.docs.map(({ filename }) => filename)),
    binned: new Set(entries.docs.flatMap(({ files }) => (files ?? []).map((name) => path.basename(fileOf(name))))),
  }
}
