/** Marks what the demo wrote, so that the site knows it from what staff write, without knowing the demo. */

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { textIn } from '@/lib/platform/payload/stored-records'
import { fingerprint } from '@/lib/setup/fingerprint'
import { DEMO_GLOBALS, type DemoCollection, type DemoMarks, markOf, writeMarks } from '@/lib/setup/marks'
import { type StoredDoc, storedDocs, storedGlobal, valueIn } from '@/lib/setup/stored'
import { isAsWritten } from './as-written'
import { FORMER_IDENTITY } from './former-identity'
import manifest from './media/manifest.json'
import { withPictures } from './page-records'
import { openingOf, settingsOf, writeRecords } from './records'
import type { DemoContent } from './shape'

/** Stands for what is not stored: it equals no id. */
const NOWHERE = -1

/**
 * Marks every record and setting that says, in both languages, what the demo's content says. For databases of any age: it
 * compares, so what somebody changed is not marked. In the request's transaction.
 */
export async function markDemo(req: PayloadRequest, content: DemoContent): Promise<DemoMarks> {
  const marks: DemoMarks = { at: new Date().toISOString(), records: {}, fields: {}, openings: [] }
  const known = new Map<DemoCollection, StoredDoc[]>()
  const docsOf = async (collection: DemoCollection) => {
    const docs = known.get(collection) ?? (await storedDocs(req, collection))
    known.set(collection, docs)
    return docs
  }
  const find = async (collection: DemoCollection, written: object): Promise<number> => {
    const docs = await docsOf(collection)
    const ofKind = marks.records[collection] ?? {}
    marks.records[collection] = ofKind
    const doc = docs.find(({ id, ...stored }) => !ofKind[String(id)] && isAsWritten(stored, written))
    if (doc) ofKind[String(doc.id)] = markOf(doc)
    return (doc ?? docs.find((other) => nameOf(other) === nameOf(written)))?.id ?? NOWHERE
  }

  const media: NonNullable<DemoMarks['records']['media']> = {}
  marks.records.media = media
  const pictures = new Map<string, number>(Object.keys(manifest).map((drawing) => [drawing, NOWHERE]))
  for (const [drawing, { filename }] of Object.entries(manifest)) {
    const doc = (await docsOf('media')).find((one) => one.filename === filename)
    if (!doc) continue
    pictures.set(drawing, doc.id)
    const alt = content.imageAlts[drawing] ?? { en: drawing, bn: drawing }
    if (isAsWritten(doc.alt, alt)) media[String(doc.id)] = markOf(doc)
  }
  const picture = (drawing: string | undefined) => (drawing === undefined ? null : (pictures.get(drawing) ?? NOWHERE))
  const campaigns = await writeRecords(content, picture, find)
  const pages = new Map<string, number>()
  for (const { parent, ...page } of content.pages) {
    const written = withPictures(page, pictures) as object
    pages.set(page.path, await find('pages', { ...written, parent: parent === undefined ? null : pages.get(parent) }))
  }
  for (const [key, texts] of Object.entries(content.words)) await find('words', { key, ...texts })
  marks.openings = await openingsOf(req, content, campaigns)
  await markSettings(req, marks, settingsOf(content, campaigns, picture))
  await writeMarks(req, marks)
  return marks
}

/** By which a record is found that somebody changed. */
const nameOf = (record: object) => textIn((record as { title?: unknown }).title, 'en')

async function openingsOf(req: PayloadRequest, content: DemoContent, campaigns: number[]): Promise<number[]> {
  const db = await transactionDatabase(req)
  const found: number[] = []
  for (const [at, id] of campaigns.entries()) {
    const campaign = content.campaigns[at]
    if (!campaign || id === NOWHERE) continue
    const rows = await runSql(
      db,
      sql`SELECT p.id FROM pledges p JOIN transactions t ON t.id = p.transaction_id
        WHERE t.trx_id = ${`BEFORE-${id}`} AND t.source = 'before' AND t.amount = ${openingOf(campaign)}`,
    )
    found.push(...rows.map((row) => Number(row.id)))
  }
  return found
}

async function markSettings(req: PayloadRequest, marks: DemoMarks, written: ReturnType<typeof settingsOf>) {
  for (const global of DEMO_GLOBALS) {
    const stored = await storedGlobal(req, global)
    const fields: Record<string, string> = {}
    for (const [path, value] of leavesOf(written[global])) {
      const now = valueIn(stored, path)
      const former = global === 'settings' ? FORMER_IDENTITY[path as keyof typeof FORMER_IDENTITY] : undefined
      if (isAsWritten(now, value) || (former !== undefined && isAsWritten(now, { en: former }))) {
        fields[path] = fingerprint({ is: now })
      }
    }
    marks.fields[global] = fields
  }
}

/** Fields of a global with what the demo says there; a group's each by itself. */
function leavesOf(data: object): [string, unknown][] {
  return Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !('en' in value)
    const leaves = isGroup
      ? leavesOf(value).map(([path, leaf]): [string, unknown] => [`${name}.${path}`, leaf])
      : [[name, value] as [string, unknown]]
    return leaves.filter(([, leaf]) => leaf !== '' && leaf !== null && leaf !== undefined)
  })
}
