import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Snapshot } from '@/lib/content/model/snapshot'
import { log } from '@/lib/platform/log/log'
import type { StoredRecord } from '@/lib/platform/payload/stored-records'
import { LAST_CONTENT_FILE, lastGoodContentWriter, readLastGoodContent } from './last-good-content'
import { cmsSource } from './stored-content'

const records: Record<string, StoredRecord[]> = {
  faqs: [
    {
      id: 1,
      question: { en: 'Why?', bn: 'কেন?' },
      answer: { en: 'Because.' },
      createdAt: '2026-05-01T10:00:00.000Z',
      updatedAt: '2026-06-01T10:00:00.000Z',
    },
  ],
  media: [{ id: 4, filename: 'logo-1a2b3c4d.webp', alt: { en: 'Logo' }, width: 80, height: 60, sizes: {} }],
  partners: [{ id: 2, name: 'Borsha', logo: 4, url: 'https://example.org' }],
  redirects: [{ id: 5, from: '/old', to: '/news', permanent: true, note: 'Leaflet' }],
  settings: [{ id: 0, name: { en: 'Alokdhara' }, logo: 4, social: { youtube: 'https://example.org' } }],
}
const source = cmsSource({
  revisions: async () => new Map(),
  fundTotals: async () => [],
  read: async (part) => records[part] ?? [],
})

let dataDir: string
let said: jest.SpyInstance
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'last-content-'))
  said = jest.spyOn(log, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  said.mockRestore()
  rmSync(dataDir, { recursive: true })
})

const fileOf = () => path.join(dataDir, LAST_CONTENT_FILE)
const location = (name = 'site.db') => ({ dataDir, source: name })

async function written(): Promise<Snapshot> {
  const given = (await source.read(() => undefined)) as Omit<Snapshot, 'removals'>
  const snapshot: Snapshot = { ...given, removals: { donation: { Home: '2026-06-02T10:00:00.000Z' } } }
  lastGoodContentWriter(location())(snapshot)
  while (!readdirSync(dataDir).includes(LAST_CONTENT_FILE)) await new Promise((resolve) => setTimeout(resolve, 10))
  return snapshot
}

test('what is written is read again, with the same versions', async () => {
  const snapshot = await written()
  expect(readLastGoodContent(location())).toEqual(snapshot)
})

test('the file of a version that kept neither redirects nor removals is read as one without any', async () => {
  const snapshot = await written()
  writeFileSync(fileOf(), readFileSync(fileOf(), 'utf8').replace(/,"redirects":\[[^\]]*\],"words":.*\}(?=\}$)/m, ''))
  expect(readFileSync(fileOf(), 'utf8')).not.toMatch(/redirects|words|removals/)
  expect(readLastGoodContent(location())).toEqual({ ...snapshot, redirects: [], removals: {} })
})

test('settings of a version without placeholders are read as what it showed: the specification’s facts', async () => {
  const snapshot = await written()
  const figures = '"counters":{"totalDonation":70,"projectsFunded":48,"kidsNeedHelp":38,"volunteers":230}'
  const older = readFileSync(fileOf(), 'utf8')
    .replaceAll('"counters":{}', figures)
    .replaceAll('"copyrightYear":null,"placeholders":false', '"copyrightYear":2023')
  writeFileSync(fileOf(), older)
  const { en } = (readLastGoodContent(location()) as Snapshot).settings
  expect([en.placeholders, en.copyrightYear, en.counters.volunteers?.value]).toEqual([true, 2023, 230])
  expect(snapshot.settings.en.placeholders).toBe(false)
})

test('it is for the site’s own user alone, and leaves no other file', async () => {
  await written()
  expect(statSync(fileOf()).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual([LAST_CONTENT_FILE])
})

test('the content of another source is not used', async () => {
  await written()
  expect(readLastGoodContent(location('https://other.example.org'))).toBeUndefined()
  expect(said).not.toHaveBeenCalled()
})

test('a missing file gives no content and no warning', () => {
  expect(readLastGoodContent(location())).toBeUndefined()
  expect(said).not.toHaveBeenCalled()
})

const damages: [what: string, damage: (text: string) => string][] = [
  ['half a file', (text) => text.slice(0, text.length / 2)],
  ['a file without its end', (text) => text.replace('\n{"end":true}', '')],
  ['an empty file', () => ''],
  ['garbage', () => '\u0000\u0001garbage'],
  ['a list that is missing', (text) => text.replace('"list":"faq"', '"list":"faqs"')],
  ['a record of a wrong type', (text) => text.replace('"Why?"', '12')],
  ['a redirect of a wrong type', (text) => text.replace('"/old"', '7')],
  ['a setting of a wrong type', (text) => text.replace('"Alokdhara"', 'null')],
]
test.each(damages)('%s is not used, and is logged', async (_what, damage) => {
  await written()
  writeFileSync(fileOf(), damage(readFileSync(fileOf(), 'utf8')))
  expect(readLastGoodContent(location())).toBeUndefined()
  expect(said).toHaveBeenCalledWith(expect.stringContaining(`${fileOf()} is damaged and is not used`))
})

test('a folder that cannot be written to is logged, and nothing is thrown', async () => {
  const gone = { dataDir: path.join(dataDir, 'gone'), source: 'site.db' }
  lastGoodContentWriter(gone)((await source.read(() => undefined)) as Snapshot)
  while (said.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^The last good content could not be kept in .*\.$/))
})
