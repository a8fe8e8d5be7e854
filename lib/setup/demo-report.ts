/** What goes and what stays when the demo is taken away. */
import { createHash } from 'node:crypto'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { holdsOtherThan } from '@/lib/giving/books/opening-removal'
import { yieldToEventLoop } from '@/lib/platform/event-loop/yield-to-event-loop'
import { labelText } from '@/lib/platform/payload/label-text'
import { textIn } from '@/lib/platform/payload/stored-records'
import type { Locale } from '@/lib/shared/addresses/localized'
import { idOf } from '@/lib/shared/format/related-id'
import {
  DEMO_COLLECTIONS,
  type DemoCollection,
  type DemoGlobal,
  type DemoMarks,
  demoFields,
  originOf,
  readMarks,
} from './marks'
import { type StoredDoc, storedDocs, storedGlobal } from './stored'
import { type AllDocs, fieldKey, recordKey, usesIn } from './uses'

/** Why a record stays: somebody changed it, something that stays uses it, or money stands with it. */
type WhyStays = 'changed' | 'used' | 'money'

interface NamedRecord {
  id: number
  title: string
}

interface StayingRecord extends NamedRecord {
  why: WhyStays
  /** What uses it, by its title. */
  by?: string | undefined
}

/** The records of one kind. */
interface KindReport {
  collection: DemoCollection
  /** What the kind is called. */
  label: string
  goes: NamedRecord[]
  stays: StayingRecord[]
  /** How many there are that the demo never wrote. */
  own: number
}

export interface DemoReport {
  kinds: KindReport[]
  /** Settings that still say what the demo said, and are emptied. */
  fields: { global: DemoGlobal; path: string }[]
  /** Whether the specification's placeholders are on, and are turned off. */
  placeholders: boolean
  /** Items of the menu and the footer that leave with their pages. */
  menuItems: number
  /** Opening balances that the demo entered, and that go; none where a real gift is stored. */
  openings: number[]
  /** Whether the demo's campaigns stay, and what they were given by it: a gift is stored. */
  moneyStays: boolean
  /** Says all of what goes and of what stays of the demo. */
  fingerprint: string
}

/**
 * Looks at everything once. Nothing is written.
 * @returns null where the database holds nothing that the demo wrote
 */
export async function reportDemo(req: PayloadRequest, locale: Locale): Promise<DemoReport | null> {
  const marks = await readMarks(req.payload, req)
  if (!marks) return null
  const entries: [DemoCollection, StoredDoc[]][] = []
  for (const collection of DEMO_COLLECTIONS) {
    entries.push([collection, await storedDocs(req, collection)])
    await yieldToEventLoop()
  }
  const docs = Object.fromEntries(entries) as unknown as AllDocs
  const [settings, payment] = [await storedGlobal(req, 'settings'), await storedGlobal(req, 'payment')]
  const fields = [
    ...demoFields(marks, 'settings', settings).map((path) => ({ global: 'settings' as const, path })),
    ...demoFields(marks, 'payment', payment).map((path) => ({ global: 'payment' as const, path })),
  ]
  const openings = await openingsLeft(req, marks)
  const moneyStays = await holdsOtherThan(req, openings)
  const why = whatStays(docs, marks, {
    kept: moneyStays,
    fields: new Set(fields.map(({ global, path }) => fieldKey(global, path))),
    uses: await usesIn(req, docs, payment),
  })
  const titles = titlesOf(req, docs, locale)
  const kinds = DEMO_COLLECTIONS.map((collection) => kindReport(req, { collection, docs, marks, why, titles, locale }))
  const report = {
    kinds,
    fields: fields.filter(({ path }) => path !== 'placeholders'),
    placeholders: settings.placeholders === true,
    menuItems: menuItemsOf(await storedGlobal(req, 'menu'), idsGoing(kinds, 'pages')),
    openings: moneyStays ? [] : openings,
    moneyStays,
  }
  const isNothing =
    kinds.every(({ goes, stays }) => goes.length + stays.length === 0) && report.fields.length + openings.length === 0
  return isNothing ? null : { ...report, fingerprint: fingerprintOf(report, marks) }
}

const idsGoing = (kinds: readonly KindReport[], collection: DemoCollection): number[] =>
  kinds.find((kind) => kind.collection === collection)?.goes.map(({ id }) => id) ?? []

/** Opening balances of the demo that are still there. */
async function openingsLeft(req: PayloadRequest, { openings }: DemoMarks): Promise<number[]> {
  if (openings.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'pledges',
    where: { id: { in: openings }, source: { equals: 'before' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { source: true },
    req,
  })
  return docs.map(({ id }) => id).sort((one, other) => one - other)
}

interface Reason {
  why: WhyStays | 'own'
  by?: string
}

/** Key of each record that stays → why. What stays keeps what it uses, and that what it uses in turn. */
function whatStays(
  docs: AllDocs,
  marks: DemoMarks,
  { kept, fields, uses }: { kept: boolean; fields: Set<string>; uses: Awaited<ReturnType<typeof usesIn>> },
): Map<string, Reason> {
  const stays = new Map<string, Reason>()
  const goes = new Set<string>()
  for (const collection of DEMO_COLLECTIONS) {
    for (const doc of docs[collection]) {
      const key = recordKey(collection, doc.id)
      const origin = originOf(marks, collection, doc)
      if (origin !== 'demo') stays.set(key, { why: origin === 'own' ? 'own' : 'changed' })
      else if (kept && collection === 'campaigns') stays.set(key, { why: 'money' })
      else goes.add(key)
    }
  }
  const isStaying = (by: string) => !goes.has(by) && !fields.has(by)
  for (let grew = true; grew; ) {
    grew = false
    for (const { by, of } of uses) {
      if (!goes.has(of) || !isStaying(by)) continue
      goes.delete(of)
      stays.set(of, { why: 'used', by })
      grew = true
    }
  }
  return stays
}

interface OfKind {
  collection: DemoCollection
  docs: AllDocs
  marks: DemoMarks
  why: Map<string, Reason>
  titles: (key: string) => string
  locale: Locale
}

function kindReport(req: PayloadRequest, { collection, docs, why, titles, locale }: OfKind): KindReport {
  const { labels, slug } = req.payload.collections[collection as CollectionSlug].config
  const kind: KindReport = { collection, label: labelText(labels.plural, locale, slug), goes: [], stays: [], own: 0 }
  for (const { id } of docs[collection]) {
    const key = recordKey(collection, id)
    const reason = why.get(key)
    const named = { id, title: titles(key) }
    if (!reason) kind.goes.push(named)
    else if (reason.why === 'own') kind.own += 1
    else kind.stays.push({ ...named, why: reason.why, ...(reason.by && { by: titles(reason.by) }) })
  }
  return kind
}

/** What a record or a setting is called. */
function titlesOf({ payload }: PayloadRequest, docs: AllDocs, locale: Locale): (key: string) => string {
  const titles = new Map<string, string>()
  for (const collection of DEMO_COLLECTIONS) {
    const { useAsTitle = 'id' } = payload.collections[collection as CollectionSlug].config.admin
    for (const doc of docs[collection]) {
      titles.set(recordKey(collection, doc.id), textIn(doc[useAsTitle], locale) || `${doc.id}`)
    }
  }
  return (key) => {
    const [global = ''] = key.split(':')
    const label = payload.globals.config.find(({ slug }) => slug === global)?.label
    return titles.get(key) ?? labelText(label, locale, key)
  }
}

interface Item {
  page?: unknown
  below?: Item[] | null
}

function menuItemsOf(menu: Record<string, unknown>, pages: readonly number[]): number {
  const going = new Set(pages)
  const leaves = ({ page }: Item) => going.has(idOf(page) ?? 0)
  const count = (items: readonly Item[]): number =>
    items.reduce((sum, item) => sum + (leaves(item) ? 1 + (item.below?.length ?? 0) : count(item.below ?? [])), 0)
  return count((menu.items ?? []) as Item[]) + count((menu.footer ?? []) as Item[])
}

/** The titles are those of the reader's language, and so are no part of it. */
function fingerprintOf(report: Omit<DemoReport, 'fingerprint'>, marks: DemoMarks): string {
  const { kinds, ...others } = report
  const records = kinds.map(({ collection, goes, stays }) => [
    collection,
    goes.map(({ id }) => [id, marks.records[collection]?.[String(id)]?.fingerprint]),
    stays.map(({ id, why }) => [id, why]),
  ])
  return createHash('sha256')
    .update(JSON.stringify([records, others]))
    .digest('base64url')
}

/** Paths of the settings of a global that go. */
export const fieldsOfGlobal = ({ fields }: DemoReport, global: DemoGlobal): string[] =>
  fields.filter((field) => field.global === global).map(({ path }) => path)
