import { type Client, createClient } from '@libsql/client'
import { multiplyRows } from './multiply-rows'

/** A picture, two news items with texts, versions and rows that have texts as ids. */
const TABLES = [
  'CREATE TABLE media (id integer PRIMARY KEY, filename text UNIQUE)',
  'CREATE TABLE news (id integer PRIMARY KEY, _order text, created_at text, image_id integer REFERENCES media(id))',
  'CREATE TABLE news_locales (id integer PRIMARY KEY, title text, _parent_id integer REFERENCES news(id))',
  'CREATE TABLE news_rows (id text PRIMARY KEY, _parent_id integer REFERENCES news(id))',
  'CREATE TABLE _news_v (id integer PRIMARY KEY, parent_id integer REFERENCES news(id))',
  'CREATE TABLE payload_locks (id integer PRIMARY KEY, parent_id integer REFERENCES news(id))',
  "INSERT INTO media VALUES (3, 'a.webp')",
  "INSERT INTO news VALUES (1, 'a0', '2026-11-29T10:00:00.000Z', 3), (4, 'a1', '2026-11-29T10:00:00.000Z', NULL)",
  "INSERT INTO news_locales VALUES (1, 'Water', 1), (2, 'Rice', 4)",
  "INSERT INTO news_rows VALUES ('x', 4)",
  'INSERT INTO _news_v VALUES (7, 4)',
  'INSERT INTO payload_locks VALUES (1, 1)',
]

let client: Client

beforeEach(async () => {
  client = createClient({ url: ':memory:' })
  await client.execute('PRAGMA foreign_keys = ON')
  for (const statement of TABLES) await client.execute(statement)
})

afterEach(() => client.close())

const rowsOf = async (query: string) => (await client.execute(query)).rows.map((row) => Object.values(row))

const NEWS = { tables: ['news'], values: { 'news_locales.title': `source.title || ' ' || copy.number` } }

test('copies have ids, texts and versions of their own, and the pictures of theirs', async () => {
  const pictures = await multiplyRows(
    client,
    { tables: ['media'], values: { 'media.filename': 'source.filename || copy.number' } },
    1,
  )
  await multiplyRows(client, NEWS, 2, [pictures])
  expect(await rowsOf('SELECT id, image_id FROM news ORDER BY id')).toEqual([
    [1, 3],
    [4, null],
    [5, 6],
    [8, null],
    [9, 3],
    [12, null],
  ])
  expect(await rowsOf('SELECT title, _parent_id FROM news_locales WHERE id > 2 ORDER BY id')).toEqual([
    ['Water 1', 5],
    ['Rice 1', 8],
    ['Water 2', 9],
    ['Rice 2', 12],
  ])
  expect(await rowsOf('SELECT id, _parent_id FROM news_rows ORDER BY id')).toEqual([
    ['x', 4],
    ['x-1', 8],
    ['x-2', 12],
  ])
  expect(await rowsOf('SELECT id, parent_id FROM _news_v ORDER BY id')).toEqual([
    [7, 4],
    [14, 8],
    [21, 12],
  ])
  expect(await rowsOf('SELECT count(*) FROM payload_locks')).toEqual([[1]])
})

test('a copy is older than its record, and between it and the next by hand', async () => {
  await multiplyRows(client, NEWS, 1)
  const [[order, made] = []] = await rowsOf('SELECT _order, created_at FROM news WHERE id = 5')
  expect([order, made]).toEqual(['a000001V', '2026-11-29T09:59:00.000Z'])
})

test('rows that a condition leaves out are not copied', async () => {
  await multiplyRows(
    client,
    {
      tables: ['news'],
      only: { news: 'source.id = 1', news_locales: 'source._parent_id = 1', news_rows: 'false', _news_v: 'false' },
    },
    1,
  )
  expect(await rowsOf('SELECT id FROM news ORDER BY id')).toEqual([[1], [4], [5]])
})

test('no copies are no rows', async () => {
  expect(await multiplyRows(client, NEWS, 0)).toEqual({ count: 0, strides: new Map() })
  expect(await rowsOf('SELECT count(*) FROM news')).toEqual([[2]])
})
