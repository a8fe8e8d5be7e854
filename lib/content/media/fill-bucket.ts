/**
 * Puts files of DATA_DIR into the bucket that it lacks: those of a site that gets its bucket now, of a backup that was brought
 * back, of the demo.
 */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { concurrently } from '@/lib/platform/event-loop/concurrently'
import { OWN_STEM_END } from '@/lib/shared/addresses/picture-names'
import { fileBucket } from './file-store'
import { libraryFolders } from './folder'

/** Whole files under the site's own names: what else lies there is somebody's own, or being written. */
const OWN_FILE = new RegExp(`${OWN_STEM_END}\\.\\w+$`)

const AT_ONCE = 8

/**
 * @param tell called with how many there are to put, before the first
 * @returns how many were put
 * @throws BucketFailed
 */
export async function fillBucket(tell: (files: number) => void = () => undefined): Promise<number> {
  const store = await fileBucket()
  if (!store) return 0
  const due: { key: string; file: string }[] = []
  for (const folder of libraryFolders()) {
    const prefix = `${path.basename(folder)}/`
    const there = new Set<string>()
    for await (const objects of store.bucket.list(prefix)) for (const { key } of objects) there.add(key)
    for (const name of await readdir(folder).catch(() => []))
      if (OWN_FILE.test(name) && !there.has(prefix + name))
        due.push({ key: prefix + name, file: path.join(folder, name) })
  }
  if (due.length > 0) tell(due.length)
  await concurrently(due, AT_ONCE, async ({ key, file }) => store.bucket.put(key, await readFile(file)))
  return due.length
}
