import { createReadStream } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { hashOfFile } from '../manifest'
import { writeSteadily } from '../steady-writer'
import { type BackupPlace, PlaceFailed } from './place'

/** A folder, of another disk or machine. It has to be there: an empty mount point would take backups for a disk that is away. */
export function folderPlace(folder: string): BackupPlace {
  const told = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: Error) => {
      throw error instanceof PlaceFailed ? error : new PlaceFailed(error.message, { cause: error })
    })
  return {
    put: (file, name) => told(putFile(file, path.join(folder, name))),
    list: () => told(readdir(folder)),
    remove: (name) => told(rm(path.join(folder, name))),
  }
}

async function putFile(from: string, to: string): Promise<void> {
  const unfinished = `${to}.unfinished`
  try {
    await writeSteadily(unfinished, createReadStream(from))
    const [sent, kept] = await Promise.all([hashOfFile(from), hashOfFile(unfinished)])
    if (kept.sha256 !== sent.sha256) throw new PlaceFailed('What was read back is not what was written.')
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
