/**
 * `npm run grow`: makes a stopped site as large as one after years, for measurements: records are copied in SQL, pictures
 * are hard links. `-- --news 500 --gifts 0` grows to other counts than those of COUNTS.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Client, createClient } from '@libsql/client'
import type { Payload } from 'payload'
import { newReference } from '@/lib/giving/books/reference'
import { SQLITE_FILE } from '@/lib/platform/database/sqlite-file'
import { CommandError, runCommand, withStoppedSite } from '../stopped-site'
import { FAMILIES, type FamilyName } from './families'
import { linkPictures } from './link-pictures'
import { type Copies, multiplyRows } from './multiply-rows'
import { seedRecords } from './seed-records'

/** Records that a foundation has after many years. Pictures come first: others show them. */
const COUNTS: Record<FamilyName, number> = {
  pictures: 20_000,
  news: 10_000,
  projects: 1000,
  gifts: 100_000,
  messages: 50_000,
}

/** SQL that counts the rows whose copies make up the number. */
const COUNTED: Record<FamilyName, string> = {
  pictures: 'media',
  news: 'news',
  projects: 'projects',
  gifts: "pledges WHERE source <> 'before'",
  messages: 'messages',
}

/** The next receipt has the number behind the last. */
const LAST_SERIALS = `UPDATE receipt_years
  SET last = (SELECT max(serial) FROM receipts WHERE receipts.year = receipt_years.year)`

/** Statements in one transaction. */
const AT_ONCE = 5000

runCommand(async () => {
  const wanted = readCounts()
  await withStoppedSite('let it grow', async (payload, env) => {
    if (env.databaseUrl) throw new CommandError('Please let a site on SQLite grow, and move it to PostgreSQL then.')
    await seedRecords(payload)
    const client = createClient({ url: pathToFileURL(path.join(env.dataDir, SQLITE_FILE)).href })
    const beside: Copies[] = []
    for (const name of Object.keys(COUNTS) as FamilyName[]) {
      const { rows } = await client.execute(`SELECT count(*) AS count FROM ${COUNTED[name]}`)
      const before = Number(rows[0]?.count)
      if (before === 0)
        throw new CommandError(`There are no ${name} that could be copied. Please start the site once first.`)
      const copies = Math.max(0, Math.ceil(wanted[name] / before) - 1)
      beside.push(await multiplyRows(client, FAMILIES[name], copies, beside))
      if (name === 'pictures') await linkPictures(path.join(env.dataDir, 'media'), copies)
      if (name === 'gifts') {
        await giveReferences(client)
        await client.execute(LAST_SERIALS)
      }
      console.info(`${name}: ${before * (copies + 1)}`)
    }
    client.close()
    await rebuildIndex(payload)
  })
})

function readCounts(): Record<FamilyName, number> {
  const names = Object.keys(COUNTS) as FamilyName[]
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  return Object.fromEntries(
    names.map((name) => {
      const given = values[name]
      if (given !== undefined && !/^\d{1,7}$/.test(String(given))) throw new CommandError(`--${name} must be a number.`)
      return [name, given === undefined ? COUNTS[name] : Number(given)]
    }),
  ) as Record<FamilyName, number>
}

/** Gives copied gifts references of their own, which the site's forms take for some. */
async function giveReferences(client: Client): Promise<void> {
  const { rows } = await client.execute('SELECT id FROM pledges WHERE length(reference) > 9')
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await client.batch(
      some.map(({ id }) => ({
        sql: 'UPDATE pledges SET reference = ? WHERE id = ?',
        args: [newReference(), Number(id)],
      })),
      'write',
    )
  }
}

/** What uses which pictures: kept beside the records, by each write. */
async function rebuildIndex(payload: Payload): Promise<void> {
  const { rebuildReferences } = await import('@/lib/content/backfill-references')
  await rebuildReferences(payload)
}
