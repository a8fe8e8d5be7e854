/** The list of pictures as staff look through it: found, filtered and counted by the database, on either one. */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { isPerson } from '@/lib/access/rights/authorization'
import { allOf, anyOf, containsText, everyWord, wordIn } from '@/lib/platform/database/search-sql'
import { plainDatabase, runSql, type SqlRunner } from '@/lib/platform/database/sql'
import {
  type ListedPicture,
  PICTURE_FILTERS,
  PICTURES_AT_ONCE,
  type PictureCounts,
  type PictureFilter,
  type PictureList,
  type PictureOrder,
  type PictureQuestion,
  UNTAGGED,
} from '@/lib/shared/content/picture-filters'
import { consentsEndBefore } from './consents'
import { groupAlike, type Looks } from './media/look'
import { neededWidthIn } from './references/needed-widths'

const PICTURES = sql`media
  LEFT JOIN media_locales english ON english._parent_id = media.id AND english._locale = 'en'
  LEFT JOIN media_locales bangla ON bangla._parent_id = media.id AND bangla._locale = 'bn'`

const isShown = sql`media.withdrawn_at IS NULL`
const usesOf = sql`FROM record_references uses WHERE uses.target = 'media' AND uses.target_id = media.id`
const isTooSmall = sql`EXISTS (SELECT 1 ${usesOf} AND media.width < ${neededWidthIn(sql`uses.holder`)})`
const isWritten = (alt: SQL) => sql`COALESCE(${alt}, '') <> ''`
const inEnglish = isWritten(sql`english.alt`)
const inBangla = isWritten(sql`bangla.alt`)
const tagsOf = sql`FROM media_texts tags WHERE tags.parent_id = media.id AND tags.path = 'tags'`

const ORDERS: Readonly<Record<PictureOrder, SQL>> = {
  newest: sql`media.created_at DESC, media.id DESC`,
  oldest: sql`media.created_at, media.id`,
  name: sql`media.filename, media.id`,
  largest: sql`media.filesize DESC, media.id DESC`,
}

/** What somebody may be told of who is seen in pictures: nothing, unless they are staff in person. */
interface Asker {
  mayKnowConsents: boolean
  now: Date
}

const conditionsOf = ({ mayKnowConsents, now }: Asker, alike: readonly number[]): Record<PictureFilter, SQL> => ({
  all: isShown,
  unused: sql`${isShown} AND NOT EXISTS (SELECT 1 ${usesOf})`,
  undescribed: sql`${isShown} AND NOT (${inEnglish}) AND NOT (${inBangla})`,
  oneLanguage: sql`${isShown} AND ((${inEnglish}) AND NOT (${inBangla}) OR (${inBangla}) AND NOT (${inEnglish}))`,
  tooSmall: sql`${isShown} AND ${isTooSmall}`,
  consentEnding: mayKnowConsents ? sql`${isShown} AND media.consent_until < ${consentsEndBefore(now)}` : sql`1 = 0`,
  alike: alike.length === 0 ? sql`1 = 0` : sql`${isShown} AND media.id IN (${sql.raw(alike.join(', '))})`,
  withdrawn: sql`media.withdrawn_at IS NOT NULL`,
})

/** Every word is in the file's name, in what the picture shows, in a tag, or in the names of who is seen. */
function searched(search: string, { mayKnowConsents }: Asker): SQL[] {
  const columns = ['media.filename', 'english.alt', 'bangla.alt', ...(mayKnowConsents ? ['media.consent_seen'] : [])]
  if (search === '') return []
  const tagged = (word: string) => sql`EXISTS (SELECT 1 ${tagsOf} AND ${containsText(sql`lower(tags.text)`, word)})`
  return [everyWord(search, (word) => anyOf([wordIn(columns, word), tagged(word)]))]
}

function tagged(tag: string): SQL[] {
  if (tag === '') return []
  return [
    tag === UNTAGGED ? sql`NOT EXISTS (SELECT 1 ${tagsOf})` : sql`EXISTS (SELECT 1 ${tagsOf} AND tags.text = ${tag})`,
  ]
}

const askerOf = (req: PayloadRequest): Asker => ({ mayKnowConsents: isPerson(req.user), now: new Date() })

/**
 * A part of the list.
 * @param offset how many pictures come before
 */
export async function listPictures(
  req: PayloadRequest,
  { search, filter, tag, order }: PictureQuestion,
  offset: number,
): Promise<PictureList> {
  const db = plainDatabase(req.payload.db)
  const asker = askerOf(req)
  const groups = filter === 'alike' ? await alikeGroups(db) : new Map<number, number>()
  const conditions = conditionsOf(asker, [...groups.keys()])
  const where = allOf([conditions[filter], ...tagged(tag), ...searched(search, asker)])
  const [counted] = await runSql(db, sql`SELECT COUNT(*) AS total FROM ${PICTURES} WHERE ${where}`)
  // Copies of one picture stand beside each other.
  const orderBy = filter === 'alike' && groups.size > 0 ? sql`${groupIn(groups)}, media.id` : ORDERS[order]
  const rows = await runSql(
    db,
    sql`SELECT media.id, media.filename, media.width, media.height, media.filesize, media.withdrawn_at,
        media.sizes_webp480_filename AS small, media.consent_until, english.alt AS alt_en, bangla.alt AS alt_bn,
        CASE WHEN ${isTooSmall} THEN 1 ELSE 0 END AS too_small,
        (SELECT COUNT(*) FROM (SELECT DISTINCT uses.holder, uses.holder_id, uses.field, uses.language ${usesOf}) AS places) AS uses
      FROM ${PICTURES} WHERE ${where} ORDER BY ${orderBy} LIMIT ${PICTURES_AT_ONCE} OFFSET ${offset}`,
  )
  return { total: Number(counted?.total), pictures: rows.map((row) => listed(row, asker)) }
}

/** By the group of each, so that the database orders them. */
const groupIn = (groups: ReadonlyMap<number, number>): SQL =>
  sql`CASE media.id ${sql.join(
    [...groups].map(([id, group]) => sql.raw(`WHEN ${id} THEN ${group}`)),
    sql` `,
  )} END`

const DAY_MS = 24 * 3_600_000

function listed(row: Record<string, unknown>, { mayKnowConsents, now }: Asker): ListedPicture {
  const isWithdrawn = row.withdrawn_at !== null
  const until = row.consent_until === null ? null : new Date(String(row.consent_until)).getTime()
  const endsSoon =
    mayKnowConsents && !isWithdrawn && until !== null && until < new Date(consentsEndBefore(now)).getTime()
  return {
    id: Number(row.id),
    filename: String(row.filename),
    thumbnail: isWithdrawn ? null : `/media/${row.small ?? row.filename}`,
    width: Number(row.width),
    height: Number(row.height),
    filesize: Number(row.filesize),
    alt: { en: String(row.alt_en ?? ''), bn: String(row.alt_bn ?? '') },
    uses: Number(row.uses),
    tooSmall: Number(row.too_small) === 1,
    // It holds for the whole of its day.
    consentDays: endsSoon ? Math.ceil((until + DAY_MS - now.getTime()) / DAY_MS) - 1 : null,
  }
}

/** How many pictures each filter and each tag shows. It looks at all of them: of 20,000 it takes some tenths of a second. */
export async function countPictures(req: PayloadRequest): Promise<PictureCounts> {
  const db = plainDatabase(req.payload.db)
  const conditions = conditionsOf(askerOf(req), [...(await alikeGroups(db)).keys()])
  const sums = PICTURE_FILTERS.map(
    (filter) => sql`SUM(CASE WHEN ${conditions[filter]} THEN 1 ELSE 0 END) AS ${sql.identifier(filter.toLowerCase())}`,
  )
  const untagged = sql`SUM(CASE WHEN ${isShown} AND NOT EXISTS (SELECT 1 ${tagsOf}) THEN 1 ELSE 0 END) AS untagged`
  const [row] = await runSql(db, sql`SELECT ${sql.join([...sums, untagged], sql`, `)} FROM ${PICTURES}`)
  const tags = await runSql(
    db,
    sql`SELECT tags.text AS name, COUNT(*) AS count FROM media_texts tags JOIN media ON media.id = tags.parent_id
      WHERE tags.path = 'tags' AND ${isShown} GROUP BY tags.text ORDER BY lower(tags.text), tags.text`,
  )
  const countOf = (filter: PictureFilter) => [filter, Number(row?.[filter.toLowerCase()] ?? 0)] as const
  return {
    filters: Object.fromEntries(PICTURE_FILTERS.map(countOf)) as Record<PictureFilter, number>,
    tags: tags.map(({ name, count }) => ({ name: String(name), count: Number(count) })),
    untagged: Number(row?.untagged ?? 0),
  }
}

async function looksOfAll(db: SqlRunner): Promise<Looks[]> {
  const rows = await runSql(
    db,
    sql`SELECT id, look, width, height FROM media WHERE ${isShown} AND COALESCE(look, '') <> '' ORDER BY id`,
  )
  return rows.map(({ id, look, width, height }) => ({
    id: Number(id),
    look: String(look),
    width: Number(width),
    height: Number(height),
  }))
}

/** A list of more is none that somebody works through. */
const MOST_ALIKE = 2000

/** Id → Id of the group, group by group. */
async function alikeGroups(db: SqlRunner): Promise<Map<number, number>> {
  const groups = [...groupAlike(await looksOfAll(db))].sort(([, one], [, other]) => one - other)
  return new Map(groups.slice(0, MOST_ALIKE))
}

/** A picture that looks like another. */
export interface AlikePicture {
  id: number
  filename: string
}

/** The oldest other picture that looks like this one; null for none. */
export async function alikePicture(req: PayloadRequest, id: number): Promise<AlikePicture | null> {
  const db = plainDatabase(req.payload.db)
  const oldest = groupAlike(await looksOfAll(db)).get(id)
  if (oldest === undefined || oldest === id) return null
  const [row] = await runSql(db, sql`SELECT id, filename FROM media WHERE id = ${oldest}`)
  return row ? { id: Number(row.id), filename: String(row.filename) } : null
}
