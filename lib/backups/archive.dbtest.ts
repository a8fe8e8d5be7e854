import assert from 'node:assert/strict'
import { link, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { readArchive, writeArchive } from './archive'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('files that are one on the disk are each whole in the archive', async () => {
  await writeFile(path.join(folder, 'a.webp'), 'of both')
  await link(path.join(folder, 'a.webp'), path.join(folder, 'b.webp'))
  const file = path.join(folder, 'site.tar')
  await writeArchive(folder, ['a.webp', 'b.webp'], file, [])
  const read: string[] = []
  await readArchive(file, null, async (entry) => {
    read.push(`${entry.type} ${entry.path}: ${(await entry.concat()).toString()}`)
  })
  assert.deepEqual(read, ['File a.webp: of both', 'File b.webp: of both'])
})
