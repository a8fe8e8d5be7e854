/** A disk cache of another server's pictures, with a size limit; the oldest are evicted first. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface CachedPicture {
  bytes: Buffer
  /** Milliseconds since 1970. */
  storedAt: number
}

export interface PictureDiskCache {
  find(name: string): Promise<CachedPicture | undefined>
  /** @throws when it cannot be written */
  store(name: string, bytes: Buffer): Promise<void>
}

/** @param limit bytes of all pictures together */
export function pictureDiskCache(folder: string, limit: number): PictureDiskCache {
  /** Names may hold anything; files are named by their hash. */
  const fileOf = (name: string) => path.join(folder, createHash('sha256').update(name).digest('hex'))
  let total: number | undefined

  const files = async () => {
    const names = await readdir(folder)
    const found = names.map(async (name) => {
      const file = path.join(folder, name)
      const about = await stat(file).catch(() => undefined)
      return about ? [{ file, size: about.size, storedAt: about.mtimeMs }] : []
    })
    return (await Promise.all(found)).flat()
  }

  const evict = async () => {
    const kept = (await files()).sort((a, b) => a.storedAt - b.storedAt)
    total = kept.reduce((sum, { size }) => sum + size, 0)
    for (const { file, size } of kept) {
      if (total <= limit) break
      await rm(file, { force: true })
      total -= size
    }
  }

  return {
    find: async (name) => {
      const file = fileOf(name)
      const bytes = await readFile(file).catch(() => undefined)
      const about = bytes && (await stat(file).catch(() => undefined))
      return bytes && { bytes, storedAt: about?.mtimeMs ?? 0 }
    },
    store: async (name, bytes) => {
      await mkdir(folder, { recursive: true })
      const file = fileOf(name)
      const unfinished = `${file}.${process.pid}`
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 })
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      total = total === undefined ? undefined : total + bytes.length
      if (total === undefined || total > limit) await evict()
    },
  }
}
