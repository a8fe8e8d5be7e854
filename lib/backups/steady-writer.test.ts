import { mkdtemp, readdir, readFile, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SteadyWriter, writeSteadily } from './steady-writer'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'steady-writer-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function* chunks(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(text)
}

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from('half')
  throw new Error('It broke off.')
}

/** Open files of this process in the folder of the test. */
async function openFiles(): Promise<number> {
  const all = await readdir('/proc/self/fd')
  const targets = await Promise.all(all.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(folder)).length
}

test('a file of many chunks, more than are written before the disk is waited for, is written whole', async () => {
  const megabyte = 'x'.repeat(1024 * 1024)
  await writeSteadily(path.join(folder, 'large'), chunks(...Array.from({ length: 40 }, () => megabyte), 'end'))
  const { size, mode } = await stat(path.join(folder, 'large'))
  expect(size).toBe(40 * 1024 * 1024 + 3)
  expect(mode & 0o777).toBe(0o600)
  expect(await openFiles()).toBe(0)
})

test('files that are written at once are each written whole, and few are open', async () => {
  const writer = new SteadyWriter()
  for (let count = 0; count < 500; count += 5) {
    const names = Array.from({ length: 5 }, (_, index) => String(count + index))
    await Promise.all(names.map((name) => writer.write(path.join(folder, name), chunks('file ', name))))
    expect(await openFiles()).toBeLessThan(140)
  }
  await writer.flush()
  expect(await openFiles()).toBe(0)
  for (const name of ['0', '127', '128', '499'])
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(`file ${name}`)
  expect(await readdir(folder)).toHaveLength(500)
})

test('what breaks off is an error, and leaves no file open', async () => {
  const writer = new SteadyWriter()
  await writer.write(path.join(folder, 'whole'), chunks('whole'))
  await expect(writer.write(path.join(folder, 'half'), broken())).rejects.toThrow('It broke off.')
  await writer.flush()
  expect(await openFiles()).toBe(0)
  expect(await readFile(path.join(folder, 'whole'), 'utf8')).toBe('whole')
})

test('where the folder is gone the error is that of the file system', async () => {
  await expect(writeSteadily(path.join(folder, 'nowhere', 'file'), chunks('text'))).rejects.toThrow('ENOENT')
})
