/** Growth of the content: the same site with 100 and with 10,000 news items. */

import path from 'node:path'
import { createClient } from '@libsql/client'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import { FAMILIES } from '../growth/families'
import { multiplyRows } from '../growth/multiply-rows'
import { Editor, firstOf } from './editor'
import { compared, type Figure, notMeasured } from './figures'
import { BROWSER_HEADERS } from './recorded-answer'
import { median } from './statistics'
import type { TestBed } from './test-bed'

const FEW = 100
const MANY = 10_000

interface Times {
  list: number
  page: number
  /** Pages that are not cached yet. */
  newPage: number
  /** Or why a write failed. */
  write: number | Error
}

export async function growth(testBed: TestBed): Promise<Figure[]> {
  const few = await timesFor(testBed, FEW)
  const most = testBed.options.quick ? MANY / 10 : MANY
  const many = await timesFor(testBed, most)
  const figure = (name: string, key: Exclude<keyof Times, 'write'>) =>
    compared(
      { name: `${name}, ${most.toLocaleString('en')} news items`, value: many[key], unit: 'ms' },
      { name: `with ${FEW}`, value: few[key] },
      { atMost: 2 },
    )
  return [
    figure('list of 60 news', 'list'),
    figure('page of news', 'page'),
    figure('page of news, asked for the first time', 'newPage'),
    writing(most, many.write, few.write),
  ]
}

function writing(most: number, many: Times['write'], few: Times['write']): Figure {
  const name = `write to a news item, answered, ${most.toLocaleString('en')} news items`
  if (many instanceof Error) return notMeasured(name, many.message)
  if (few instanceof Error) return notMeasured(name, few.message)
  return compared({ name, value: many, unit: 'ms' }, { name: `with ${FEW}`, value: few }, null)
}

async function timesFor(testBed: TestBed, count: number): Promise<Times> {
  const env = await testBed.prepared(`news-${count}`)
  await fillNews(path.join(env.DATA_DIR, SQLITE_FILE), count)
  const { url } = await testBed.startSite(`news-${count}`, env)
  const often = testBed.options.quick ? 50 : 500
  const list = await timeOf(Array.from({ length: often }, () => `${url}/api/v1/news?limit=60`))
  const page = await timeOf(Array.from({ length: often }, () => `${url}/news`))
  const newPage = await timeOf(await recordPages(url))
  return { list, page, newPage, write: await timeOfWrites(url).catch((error: Error) => error) }
}

async function timeOfWrites(url: string): Promise<number> {
  const editor = await Editor.signIn(url)
  const news = await firstOf(url, 'news')
  const writes: number[] = []
  for (let time = 0; time < 5; time += 1) writes.push((await editor.retitle('news', news)).took)
  return median(writes)
}

/** Pages of items, each of which is drawn when it is first asked for. */
async function recordPages(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/news?limit=40`)
  const { data } = (await answer.json()) as { data: { Id: number }[] }
  return data.map(({ Id }) => `${url}/news-details/${Id}`)
}

/** Milliseconds that an answer takes, one after the other. @throws when one fails */
async function timeOf(urls: string[]): Promise<number> {
  const times: number[] = []
  for (const url of urls) {
    const started = performance.now()
    const response = await fetch(url, { headers: BROWSER_HEADERS })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
    times.push(performance.now() - started)
  }
  return median(times)
}

/** Copies news items in SQL until there are so many. */
async function fillNews(file: string, count: number): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute('SELECT count(*) AS count FROM news')
  await multiplyRows(client, FAMILIES.news, Math.ceil(count / Number(rows[0]?.count)) - 1)
  client.close()
}
