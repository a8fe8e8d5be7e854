/** The process is killed at each step of an upload, a replacement, a deletion and a withdrawal: files and records fit again after a start. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { sampled } from '@/lib/testing/sample'
import { fileOf } from './media/file-store'
import { fileNamesOf, type StoredPicture } from './media/library-files'
import { sweepFiles } from './sweep-files'

const site = await openTestDatabase()
const { payload, dataDir } = site
after(() => site.close())

let shade = 0
async function upload(name: string): Promise<number> {
  // No two tests have the same bytes: what was taken away is not taken again.
  shade += 1
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: shade, g: 7, b: 90 } } })
    .png()
    .toBuffer()
  const file = { data, name: `${name}.png`, mimetype: 'image/png', size: data.length }
  return Number((await payload.create({ collection: 'media', data: { alt: name }, file })).id)
}

const filesIn = (folder: string) =>
  existsSync(path.join(dataDir, folder)) ? readdirSync(path.join(dataDir, folder)) : []

interface BinEntry {
  id: number
  kind: string
  files?: string[] | null
}

/** No record without its file, no file without its record, nothing public that was taken away. */
async function assertFit(): Promise<void> {
  const pictures = await payload.db.find<StoredPicture & { id: number }>({
    ...{ collection: 'media', limit: 0, pagination: false },
  } as never)
  const entries = await payload.db.find<BinEntry>({ collection: 'bin-entries', limit: 0, pagination: false } as never)
  const shown = pictures.docs.filter(({ withdrawnAt }) => !withdrawnAt).flatMap(fileNamesOf)
  const needed = [...shown, ...entries.docs.flatMap(({ files }) => files ?? [])].map((name) =>
    path.relative(dataDir, fileOf(name)),
  )
  const there = ['media', 'originals', 'bin'].flatMap((folder) =>
    filesIn(folder).map((name) => path.join(folder, name)),
  )
  // Copies in AVIF come later.
  assert.deepEqual(
    needed.filter((name) => !name.endsWith('.avif') && !there.includes(name)),
    [],
  )
  assert.deepEqual(
    there.filter((name) => !needed.includes(name)),
    [],
  )
}

const OPERATIONS = {
  upload: `await payload.create({ collection: 'media', data: { alt: 'New' }, file })`,
  replace: `await payload.update({ collection: 'media', id, data: {}, file })`,
  delete: `await payload.delete({ collection: 'media', id, user, overrideAccess: true })`,
  withdraw: `await withdrawPicture(await createLocalReq({ user }, payload), id, null)`,
} as const

type Operation = keyof typeof OPERATIONS

/** Does an operation in a process of its own, which kills itself at a step. @returns whether it came to its end */
async function run(operation: Operation, id: number, killAt: number): Promise<boolean> {
  const script = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    import sharp from 'sharp'
    let steps = 0
    const step = () => { steps += 1; if (steps === ${killAt}) process.kill(process.pid, 'SIGKILL') }
    const start = async () => {
      const { getPayload, createLocalReq } = await import('payload')
      const { default: config } = await import(${JSON.stringify(path.resolve('lib/cms/payload.config.ts'))})
      const { withdrawPicture } = await import(${JSON.stringify(path.resolve('lib/content/withdraw-picture.ts'))})
      const payload = await getPayload({ config })
      const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: ${killAt}, g: 200, b: ${shade} } } }).png().toBuffer()
      const file = { data, name: 'killed.png', mimetype: 'image/png', size: data.length }
      const user = { id: 1, collection: 'users', role: 'editor', email: 'editor@example.org' }
      const id = ${id}
      for (const name of ['writeFile', 'rename', 'rm']) {
        const real = fs[name]
        fs[name] = async (...args) => { step(); const done = await real(...args); step(); return done }
      }
      syncBuiltinESMExports()
      const { commitTransaction } = payload.db
      payload.db.commitTransaction = async (...args) => { step(); const done = await commitTransaction(...args); step(); return done }
      ${OPERATIONS[operation]}
      process.exit(0)
    }
    await start()
  `
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  })
  const [code, signal] = await once(child, 'exit')
  assert.ok(code === 0 || signal === 'SIGKILL', `${operation} at ${killAt}: ${code} ${signal}`)
  return code === 0
}

/** More than any of them has. The odd ones come before a file or a COMMIT: what comes after one is what comes before the next. */
const STEPS = Array.from({ length: 15 }, (_, at) => 2 * at + 1)
const CASES = (Object.keys(OPERATIONS) as Operation[]).flatMap((operation) =>
  STEPS.map((killAt) => `${operation} ${killAt}`),
)

for (const one of sampled('killed-writes', CASES, { size: 3 })) {
  const [operation, killAt] = one.split(' ') as [Operation, string]
  test(`killed at step ${killAt} of: ${operation}`, async () => {
    const id = await upload(`${operation}-${killAt}`)
    await run(operation, id, Number(killAt))
    await sweepFiles(payload, 0)
    await assertFit()
  })
}

test('what is somebody’s own stays, and what is younger than is asked', async () => {
  const own = path.join(dataDir, 'media', 'film.mp4')
  const young = path.join(dataDir, 'media', 'young-1a2b3c4d.webp')
  const old = path.join(dataDir, 'media', 'old-1a2b3c4d-480.webp')
  const unfinished = path.join(dataDir, 'originals', 'half-1a2b3c4d.jpg.9f1c6b9e-0f5e-4b0e-9d5c-1d2f3a4b5c6d')
  for (const file of [own, young, old, unfinished]) writeFileSync(file, 'x')
  const anHourAgo = new Date(Date.now() - 3_700_000)
  for (const file of [own, old, unfinished]) utimesSync(file, anHourAgo, anHourAgo)
  assert.equal(await sweepFiles(payload, 3_600_000), 2)
  assert.deepEqual([own, young, old, unfinished].map(existsSync), [true, true, false, false])
})
