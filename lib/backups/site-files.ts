/** The files of a site beside its database: pictures, what they were made of, files for download, the bin and the secret. */
import type { Dirent } from 'node:fs'
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { downloadFileName, fileOf, originalFileName } from '@/lib/content/media/file-store'
import { libraryFolders } from '@/lib/content/media/folder'
import { runSql, type SqlRunner } from '@/lib/platform/database/sql'

export const SECRET_FILE = 'secret'

/** Folders below DATA_DIR. */
export const siteFolders = (): string[] => libraryFolders().map((folder) => path.basename(folder))

/** A file that is being written. */
const UNFINISHED = /\.[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Names of all files of a site, with their folder, sorted. */
export async function siteFiles(dataDir: string): Promise<string[]> {
  const names: string[] = []
  for (const folder of siteFolders()) {
    for (const file of await filesBelow(path.join(dataDir, folder))) names.push(path.join(folder, file))
  }
  const secret = await stat(path.join(dataDir, SECRET_FILE)).catch(() => null)
  return [...names, ...(secret ? [SECRET_FILE] : [])].sort()
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

/**
 * Puts files into another folder, without copying them where the disk allows: a file of a site is never written twice, it is
 * written anew and takes the place of the one before.
 */
export async function linkFiles(dataDir: string, names: readonly string[], into: string): Promise<void> {
  for (const name of names) {
    const [from, to] = [path.join(dataDir, name), path.join(into, name)]
    await mkdir(path.dirname(to), { recursive: true })
    await link(from, to)
      .catch((error: NodeJS.ErrnoException) => {
        // It is there from before; or it went meanwhile, and no record of the copy may name it.
        if (error.code === 'EEXIST' || error.code === 'ENOENT') return undefined
        return copyFile(from, to)
      })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
}

/** Names of the files that a database names, but for copies that are made anew of the others. */
export async function namedFiles(db: SqlRunner, dataDir: string): Promise<string[]> {
  const pictures = await runSql(
    db,
    sql`SELECT filename, original, sizes_webp480_filename, sizes_webp800_filename, sizes_webp1200_filename, sizes_webp2000_filename
      FROM media WHERE withdrawn_at IS NULL`,
  )
  const former = await runSql(
    db,
    sql`SELECT text FROM media_texts JOIN media ON media.id = media_texts.parent_id
      WHERE media_texts.path = 'formerNames' AND media.withdrawn_at IS NULL`,
  )
  const downloads = await runSql(db, sql`SELECT filename FROM files`)
  const binned = await runSql(db, sql`SELECT text FROM bin_entries_texts WHERE path = 'files'`)
  const names = [
    ...pictures.flatMap(({ original, ...sent }) => [
      ...Object.values(sent),
      original && originalFileName(String(original)),
    ]),
    ...former.map(({ text }) => originalFileName(String(text))),
    ...downloads.map(({ filename }) => downloadFileName(String(filename))),
    ...binned.map(({ text }) => text),
  ]
  return names.filter((name) => typeof name === 'string').map((name) => path.relative(dataDir, fileOf(name)))
}
