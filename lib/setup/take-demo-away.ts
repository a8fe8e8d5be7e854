/** Takes the demo away: what was shown before, and nothing else. */
import type { PayloadRequest } from 'payload'
import { recordStaffAction } from '@/lib/access/audit/record'
import { put } from '@/lib/content/model/stored-changes'
import { LEAVES_WITH_LINKS } from '@/lib/content/page-links'
import { lockBooks, removeOpenings } from '@/lib/giving/books/opening-removal'
import { publicError } from '@/lib/platform/calls/public-error'
import { say, spokenLocale } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { type DemoReport, fieldsOfGlobal, reportDemo } from './demo-report'
import { DEMO_COLLECTIONS, DEMO_GLOBALS, type DemoMarks, readMarks, writeMarks } from './marks'

/** Some three hundred records, each with its hooks. */
const TIMEOUT_MS = 5 * 60_000

/**
 * Deletes the demo's unchanged records, empties settings that are still the demo's and turns the placeholders off, in one
 * transaction, in which nobody else writes.
 * @param shown fingerprint of the report that the person saw
 * @returns what went, and what stays
 * @throws APIError 409 where something changed since, or the demo is gone already; nothing is written then
 */
export async function takeDemoAway(req: PayloadRequest, shown: string): Promise<DemoReport> {
  const { db } = req.payload
  req.transactionID = (await db.beginTransaction({ timeoutMs: TIMEOUT_MS } as never)) ?? undefined
  const transaction = req.transactionID
  try {
    await lockAll(req)
    const report = await reportDemo(req, spokenLocale())
    if (!report) throw publicError(say('setup.demo.gone'), 409)
    if (report.fingerprint !== shown) throw publicError(say('setup.demo.changedMeanwhile'), 409, { changed: true })
    await remove(req, report)
    await forget(req, report)
    await recordStaffAction(req, { act: 'demo-taken-away' })
    await db.commitTransaction(transaction as string)
    return report
  } catch (error) {
    if (transaction) await db.rollbackTransaction(transaction)
    throw error
  } finally {
    delete req.transactionID
  }
}

/** In one order for all. The books come first: a gift that is being stored locks them before its campaign. */
async function lockAll(req: PayloadRequest): Promise<void> {
  await lockBooks(req)
  for (const slug of [...DEMO_COLLECTIONS, 'menu', ...DEMO_GLOBALS].sort()) await lockRecord(req, slug, null)
}

async function remove(req: PayloadRequest, report: DemoReport): Promise<void> {
  await removeOpenings(req, report.openings)
  await emptySettings(req, report)
  const { payload } = req
  for (const collection of DEMO_COLLECTIONS) {
    const goes = report.kinds.find((kind) => kind.collection === collection)?.goes ?? []
    // The last first: below a page stand those that came after it.
    for (const { id } of goes.toReversed()) {
      const context = { [LEAVES_WITH_LINKS]: true }
      await payload.delete({ collection, id, depth: 0, overrideAccess: true, context, req })
      // SQLite answers within one turn of the loop: without this the app would seem to hang (lib/front/heartbeat.ts).
      await yieldToEventLoop()
    }
  }
}

async function emptySettings(req: PayloadRequest, report: DemoReport): Promise<void> {
  for (const slug of DEMO_GLOBALS) {
    const data: Record<string, unknown> = {}
    for (const path of fieldsOfGlobal(report, slug)) put(data, path, path === 'phones' ? [] : null)
    if (slug === 'settings' && report.placeholders) data.placeholders = false
    if (Object.keys(data).length === 0) continue
    // Each language has words of its own.
    for (const locale of slug === 'settings' ? LOCALES : LOCALES.slice(0, 1)) {
      const options = { slug, locale, data: data as never, depth: 0, overrideAccess: true, req } as const
      await req.payload.updateGlobal(options)
    }
  }
}

/** What went is no longer asked after; what stays is known for the demo's as before. */
async function forget(req: PayloadRequest, report: DemoReport): Promise<void> {
  const marks = await readMarks(req.payload, req)
  if (!marks) return
  const records: DemoMarks['records'] = {}
  for (const { collection, goes } of report.kinds) {
    const gone = new Set(goes.map(({ id }) => String(id)))
    records[collection] = Object.fromEntries(
      Object.entries(marks.records[collection] ?? {}).filter(([id]) => !gone.has(id)),
    )
  }
  const fields: DemoMarks['fields'] = {}
  for (const slug of DEMO_GLOBALS) {
    const gone = new Set([...fieldsOfGlobal(report, slug), 'placeholders'])
    fields[slug] = Object.fromEntries(Object.entries(marks.fields[slug] ?? {}).filter(([path]) => !gone.has(path)))
  }
  const openings = marks.openings.filter((id) => !report.openings.includes(id))
  await writeMarks(req, { ...marks, records, fields, openings })
}
