import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { replaceSnapshots, snapshotsIn } from './migration-snapshots'

const ROOT = path.resolve(__dirname, '../lib/cms/migrations')
const generated = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()

describe.each(['sqlite', 'postgres'])('%s', (database) => {
  const folder = path.join(ROOT, database)

  // Of a migration that is written by hand after it, it takes the name: that one left the same tables.
  test('has one snapshot, that of the newest migration', () => {
    expect(snapshotsIn(folder)).toEqual([`${generated(folder).at(-1)}.json`])
  })
})

describe('writing a migration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'snapshots-'))
  const put = (file: string) => writeFileSync(path.join(folder, file), '{}')
  beforeEach(() => put('1_older.json'))
  afterEach(() => {
    for (const file of readdirSync(folder)) rmSync(path.join(folder, file))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('deletes the older snapshot, and no migration', () => {
    put('1_older.ts')
    expect(
      replaceSnapshots(folder, () => {
        expect(snapshotsIn(folder)).toEqual(['1_older.json'])
        put('2_newer.json')
        put('2_newer.ts')
        return 0
      }),
    ).toBe(0)
    expect(readdirSync(folder).sort()).toEqual(['1_older.ts', '2_newer.json', '2_newer.ts'])
  })

  test('keeps the snapshot when nothing changed', () => {
    expect(replaceSnapshots(folder, () => 0)).toBe(0)
    expect(snapshotsIn(folder)).toEqual(['1_older.json'])
  })

  test('keeps the snapshot when it fails', () => {
    const failing = () => {
      put('2_newer.json')
      return 3
    }
    expect(replaceSnapshots(folder, failing)).toBe(3)
    expect(snapshotsIn(folder)).toEqual(['1_older.json', '2_newer.json'])
  })
})
