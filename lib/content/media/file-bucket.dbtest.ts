/** Pictures and files of a site with a bucket: an instance whose folder lost all of them has them still, and none stays that was deleted. */
import assert from 'node:assert/strict'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { staffMember } from '@/lib/access/testing'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { s3Bucket } from '@/lib/platform/object-storage/bucket'
import { startS3 } from '@/lib/platform/object-storage/testing'

let s3 = await startS3('pictures')
Object.assign(process.env, s3.variables, { S3_BUCKET: 'pictures' })
const site = await openTestDatabase()
const { payload, dataDir } = site
after(async () => {
  await site.close()
  await s3.stop()
})
const [
  { sweepBucket, sweepFiles },
  { fillBucket },
  { makeDueCopies },
  { makeBackup },
  { fileOf, readStoredFile },
  { kindsInBin, listBin, mayBringBack },
  { bringBack },
] = await Promise.all([
  import('../sweep-files'),
  import('./fill-bucket'),
  import('./copy-queue'),
  import('@/lib/backups/make-backup'),
  import('./file-store'),
  import('../list-bin'),
  import('../bin/bring-back'),
])
const bucket = s3Bucket(s3.service, 'pictures')

const keys = async (): Promise<string[]> => {
  const found: string[] = []
  for await (const objects of bucket.list('')) found.push(...objects.map(({ key }) => key))
  return found.sort()
}
const folders = ['media', 'originals', 'files', 'bin']
const onDisk = async (): Promise<string[]> => {
  const names = folders.map(async (folder) =>
    (await readdir(path.join(dataDir, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
  )
  return (await Promise.all(names)).flat().sort()
}
const loseFolders = () =>
  Promise.all(folders.map((folder) => rm(path.join(dataDir, folder), { recursive: true, force: true })))

let shade = 0
async function upload(name: string) {
  shade += 1
  const background = { r: shade, g: 90, b: 7 }
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  const file = { data, name: `${name}.png`, mimetype: 'image/png', size: data.length }
  return payload.create({ collection: 'media', data: { alt: name }, file })
}

beforeEach(async () => {
  await payload.delete({ collection: 'media', where: {} })
  await payload.delete({ collection: 'bin-entries', where: {} })
  for (const key of await keys()) await bucket.remove(key)
  await loseFolders()
})

test('whatever an upload writes is in the bucket, and goes with it', async () => {
  const { id } = await upload('boat')
  const written = await keys()
  assert.deepEqual(written, await onDisk())
  assert.ok(written.some((key) => key.startsWith('originals/')) && written.some((key) => key.startsWith('media/')))
  await payload.delete({ collection: 'media', id })
  assert.deepEqual(
    (await keys()).filter((key) => !key.startsWith('bin/')),
    [],
  )
})

test('an instance that has no copy makes a crop, a cut and a backup all the same', async () => {
  const { id } = await upload('river')
  await loseFolders()
  await payload.update({ collection: 'media', id, data: { crop: { x: 10, y: 10, width: 80, height: 80 } } })
  await loseFolders()
  assert.equal(await makeDueCopies({ payload, onFailure: (_, error) => assert.fail(String(error)) }), 1)
  assert.ok((await keys()).some((key) => key.endsWith('.avif')))
  await loseFolders()
  const file = path.join(dataDir, 'backup.tar')
  const options = { secret: () => 'a secret', recipients: [], version: '1.0.0', now: new Date(), file }
  const { manifest, missing } = await makeBackup({
    ...options,
    env: { dataDir, databaseUrl: site.databaseUrl || null },
  })
  assert.deepEqual(missing, [])
  const pictures = (names: string[]) => names.filter((name) => /^(?:media|originals)\/.*(?<!\.avif)$/.test(name)).sort()
  assert.deepEqual(pictures(Object.keys(manifest.files)), pictures(await keys()))
})

test('what is deleted is kept in the bin of the bucket, and comes back from there', async () => {
  const { id } = await upload('field')
  const before = await keys()
  await loseFolders()
  const editor = { ...staffMember('editor'), email: 'editor@example.org' }
  await payload.delete({ collection: 'media', id, user: editor, overrideAccess: false })
  const inBin = await keys()
  assert.ok(inBin.length > 0 && inBin.every((key) => key.startsWith('bin/')))
  await loseFolders()
  const [entry] = (await listBin(payload, kindsInBin(editor as never), 1)).entries
  const req = await createLocalReq({ user: editor as never }, payload)
  await bringBack(req, Number(entry?.id), (kind) => mayBringBack(editor as never, kind))
  assert.deepEqual(await keys(), before)
})

test('objects that no record names go with the sweep, and others stay', async () => {
  await upload('well')
  const needed = await keys()
  await bucket.put('media/lost-1a2b3c4d.webp', Buffer.from('lost'))
  await bucket.put('media/somebodys-film.mp4', Buffer.from('a film'))
  assert.equal(await sweepBucket(payload, 3_600_000), 0)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  assert.equal(await sweepBucket(payload, 0), 1)
  assert.deepEqual(await keys(), [...needed, 'media/somebodys-film.mp4'].sort())
})

test('a copy of what another instance deleted goes with the sweep of the folder', async () => {
  await mkdir(path.join(dataDir, 'media'), { recursive: true })
  await writeFile(path.join(dataDir, 'media/lost-1a2b3c4d.webp'), 'lost')
  await new Promise((resolve) => setTimeout(resolve, 10))
  assert.equal(await sweepFiles(payload, 0), 1)
})

test('a site that gets its bucket puts there what it has, once', async () => {
  await upload('boats')
  const all = await keys()
  for (const key of all) await bucket.remove(key)
  await writeFile(path.join(dataDir, 'media/film.mp4'), 'a film of somebody')
  const told: number[] = []
  assert.equal(await fillBucket((files) => told.push(files)), all.length)
  assert.deepEqual(await keys(), all)
  assert.equal(await fillBucket((files) => told.push(files)), 0)
  assert.deepEqual(told, [all.length])
})

test('while the bucket is away an upload is refused in words, nothing of it stays, and what is here is read', async () => {
  const { filename } = await upload('lamp')
  await s3.stop()
  try {
    await assert.rejects(upload('lantern'), /store of pictures and files does not answer/)
    const { totalDocs } = await payload.count({ collection: 'media' })
    assert.equal(totalDocs, 1)
    assert.deepEqual(
      (await onDisk()).filter((name) => name.includes('lantern')),
      [],
    )
    assert.ok((await readStoredFile(String(filename))).length > 0)
    await rm(fileOf(String(filename)))
    await assert.rejects(readStoredFile(String(filename)), /does not answer/)
  } finally {
    s3 = await startS3('pictures')
  }
})
