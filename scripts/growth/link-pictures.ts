/** The files of copied pictures. */
import { link, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Calls to the file system at once. */
const AT_ONCE = 64

/** What is put before a file's name: what a name ends with tells the picture's other files. */
const copyPrefix = (copy: number) => `copy${String(copy).padStart(5, '0')}-`

/**
 * Links every file of a folder of pictures under the names of its copies: they take no room.
 * @throws what the file system says, such as EMLINK where a file has more names than it can have
 */
export async function linkPictures(folder: string, count: number): Promise<void> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  for (let copy = 1; copy <= count; copy += 1) {
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const some = files.slice(at, at + AT_ONCE).map(({ name }) => name)
      await Promise.all(some.map((name) => link(path.join(folder, name), path.join(folder, copyPrefix(copy) + name))))
    }
  }
}
