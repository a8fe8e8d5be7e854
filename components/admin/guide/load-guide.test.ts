import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { loadGuide } from './load-guide'

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'guides-'))
  mkdirSync(path.join(root, 'docs'))
  jest.spyOn(process, 'cwd').mockReturnValue(root)
})

afterEach(() => {
  jest.restoreAllMocks()
  rmSync(root, { recursive: true })
})

/** @param day of 2026's November on which it was written */
function write(file: string, text: string, day: number): void {
  const place = path.join(root, 'docs', file)
  writeFileSync(place, text)
  utimesSync(place, new Date(2026, 10, day), new Date(2026, 10, day))
}

const titleOf = async (locale: 'en' | 'bn') => {
  const { title, locale: shown } = await loadGuide('coordinators', locale)
  return [title, shown]
}

test('a guide is shown in English while it is not there in Bangla', async () => {
  write('coordinators.md', '# For coordinators', 1)
  expect(await titleOf('bn')).toEqual(['For coordinators', 'en'])
  write('coordinators.bn.md', '# সমন্বয়কদের জন্য', 1)
  expect(await titleOf('bn')).toEqual(['সমন্বয়কদের জন্য', 'bn'])
  expect(await titleOf('en')).toEqual(['For coordinators', 'en'])
})

test('a guide that was changed is read again', async () => {
  write('coordinators.md', '# Before', 2)
  expect(await titleOf('en')).toEqual(['Before', 'en'])
  write('coordinators.md', '# After', 3)
  expect(await titleOf('en')).toEqual(['After', 'en'])
})

test('a guide without its English file is an error that names it', async () => {
  await expect(loadGuide('accounts', 'bn')).rejects.toThrow('docs/accounts.md')
})
