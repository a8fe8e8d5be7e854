/** Removes files of the library that no record names: what a process left that was killed between a file and its record. */
import type { Dirent } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { OWN_STEM_END } from '@/lib/shared/addresses/picture-names'
import { BIN } from './bin/bin-entries'
import { stemOf } from './media/current-pictures'
import { binFolder, downloadsFolder, originalsFolder, pictureFolder } from './media/folder'
import { fileOf, type StoredPicture } from './media/library-files'

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
 * Removes them, from the site's own folders alone.
 * @param olderThanMs younger files are let be: another process may be about to store their record
 * @returns how many
 * @throws when the database fails
 */
export async function sweepFiles(payload: Payload, olderThanMs: number): Promise<number> {
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
    for (const { name } of await filesIn(folder)) {
      if (!OWN_NAME.test(name) || (!UNFINISHED.test(name) && isNeeded(name))) continue
      const file = path.join(folder, name)
      const changed = await stat(file).catch(() => null)
      if (!changed || changed.mtimeMs > before) continue
      await rm(file, { force: true })
      removed += 1
    }
  }
  return removed
}

const filesIn = async (folder: string): Promise<Dirent[]> =>
  (await readdir(folder, { withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile())

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
