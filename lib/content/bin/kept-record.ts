/** A record as the bin keeps it: with its versions, and with what else names it and loses it when it goes. */
import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { paths } from '@/lib/shared/addresses/paths'
import { idOf } from '@/lib/shared/format/related-id'

/** By the names of the fields, those that are translated by language. */
export type Values = Record<string, unknown>

interface KeptVersion {
  version: Values
  createdAt: string
  updatedAt: string
  latest?: boolean
}

/** Records of another collection that belonged to it. */
export interface Belonging {
  collection: CollectionSlug
  field: string
  ids: number[]
}

/** A row of the menu or of the footer's links, as stored. */
export interface MenuRow extends Values {
  id: string
  below?: MenuRow[] | null
}

/** A row that leads to a page, and where it stood: at which place, below which other row, if any. */
export interface MenuPlace {
  list: 'items' | 'footer'
  at: number
  row: MenuRow
  below: string | null
}

export interface KeptRecord {
  record: Values
  versions: KeptVersion[]
  belonging: Belonging[]
  redirects: Values[]
  menu: MenuPlace[]
}

/** Fields by which records of one collection belong to one of another. */
const BELONGING: readonly { collection: CollectionSlug; field: string; to: CollectionSlug }[] = [
  { collection: 'subcategories', field: 'project', to: 'projects' },
  { collection: 'pages', field: 'parent', to: 'pages' },
]

/** @returns null where there is no such record */
export async function keptRecord(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<KeptRecord | null> {
  const { db } = req.payload
  const where = { id: { equals: id } }
  const record = await db.findOne<Values & { id: number }>({ collection, where, locale: 'all', req })
  if (!record) return null
  return {
    record,
    versions: await versionsOf(req, collection, id),
    belonging: await belongingTo(req, collection, id),
    redirects: await redirectsTo(req, collection, record),
    menu: collection === 'pages' ? await menuPlaces(req, id) : [],
  }
}

async function versionsOf(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<KeptVersion[]> {
  const { db, collections } = req.payload
  if (!collections[collection].config.versions) return []
  const { docs } = await db.findVersions<Values>({
    collection,
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    limit: 0,
    pagination: false,
    locale: 'all',
    req,
  })
  return docs.map(({ version, createdAt, updatedAt, latest }) => ({
    version,
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    latest: latest === true,
  }))
}

async function belongingTo(req: PayloadRequest, to: CollectionSlug, id: number): Promise<Belonging[]> {
  const db = await transactionDatabase(req)
  const found: Belonging[] = []
  for (const { collection, field } of BELONGING.filter((one) => one.to === to)) {
    const rows = await runSql(
      db,
      sql`SELECT id FROM ${sql.identifier(collection)} WHERE ${sql.identifier(`${field}_id`)} = ${id} ORDER BY id`,
    )
    if (rows.length > 0) found.push({ collection, field, ids: rows.map((row) => Number(row.id)) })
  }
  return found
}

/** Those that go with it: the site wrote them when its address changed. */
async function redirectsTo(req: PayloadRequest, collection: CollectionSlug, record: Values): Promise<Values[]> {
  const address = addressOf(collection, record)
  if (!address) return []
  const { docs } = await req.payload.db.find<Values & { id: number }>({
    collection: 'redirects',
    where: { to: { equals: address } },
    limit: 0,
    pagination: false,
    req,
  } as never)
  return docs
}

function addressOf(collection: CollectionSlug, { id, path, project }: Values): string | null {
  if (collection === 'pages') return typeof path === 'string' ? path : null
  const projectId = idOf(project)
  return collection === 'subcategories' && projectId !== null ? paths.subcategory(projectId, Number(id)) : null
}

/** The menu with the words of all languages. */
export type StoredMenu = Partial<Record<MenuPlace['list'], MenuRow[] | null>>

export const storedMenu = (req: PayloadRequest): Promise<StoredMenu> =>
  req.payload.db.findGlobal({ slug: 'menu', locale: 'all', req }) as Promise<StoredMenu>

async function menuPlaces(req: PayloadRequest, page: number): Promise<MenuPlace[]> {
  const menu = await storedMenu(req)
  const placesIn = (list: MenuPlace['list'], rows: readonly MenuRow[], below: string | null): MenuPlace[] =>
    rows.flatMap((row, at) =>
      idOf(row.page) === page ? [{ list, at, row, below }] : placesIn(list, row.below ?? [], row.id),
    )
  return [...placesIn('items', menu.items ?? [], null), ...placesIn('footer', menu.footer ?? [], null)]
}
