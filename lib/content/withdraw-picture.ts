/** Takes a picture away from the site, such as one that somebody in it withdrew; and brings a former file of a picture back. */
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { recordStaffAction } from '@/lib/access/audit/record'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { lockRecord } from '@/lib/platform/database/record-lock'
import { runSql } from '@/lib/platform/database/sql'
import { markChanged, transactionDatabase } from '@/lib/platform/database/transactions'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Locale } from '@/lib/shared/addresses/localized'
import { PICTURE_TYPES } from '@/lib/shared/content/picture-types'
import { LOCALES } from '@/lib/shared/i18n/routing'
import { indexReferences } from './index-references'
import { formerNamesOf } from './media/current-pictures'
import { originalFileName, readFileIfThere } from './media/file-store'
import { fileNamesOf, removeFilesAfterwards, storedPicture } from './media/library-files'
import { PICTURES } from './references/references-in-fields'

/** In the place of the words that said what the picture showed, which may name a person. */
const WITHDRAWN_ALT: Readonly<Record<Locale, string>> = {
  en: 'A picture that was taken away',
  bn: 'সরিয়ে নেওয়া ছবি',
}

/**
 * Takes a picture away: all its files go with the COMMIT, those that it had before too, and their addresses answer 410 from then on.
 * What names it, in fields, texts, drafts and earlier versions, shows another picture instead, or none; its record stays, so
 * that nothing else comes to stand under its name, without a word of what it showed.
 * @param instead Id of the picture that shows in its places; null for none
 * @throws APIError 404 without such a picture; 409 where it is taken away already, or the other is, or is the same
 */
export const withdrawPicture = (req: PayloadRequest, id: number, instead: number | null): Promise<void> =>
  withTransaction(req, async () => {
    for (const each of [id, instead ?? []].flat().sort((one, other) => one - other))
      await lockRecord(req, PICTURES, each)
    const picture = await storedPicture(req, id)
    if (!picture) throw publicError(say('shared.failure.missing'), 404)
    if (picture.withdrawnAt) throw publicError(say('content.pictures.withdrawnBefore'))
    const other = instead === null ? null : await storedPicture(req, instead)
    if (instead !== null && (!other || other.withdrawnAt || instead === id))
      throw publicError(say('content.pictures.noInstead'))
    await removeFilesAfterwards(req, fileNamesOf(picture))
    await forget(req, id, instead)
    await indexReferences(req, { slug: PICTURES, id })
    await markChanged(req, PICTURES)
    await recordStaffAction(req, { act: 'picture-withdrawn', subject: PICTURES, record: id })
  })

async function forget(req: PayloadRequest, id: number, instead: number | null): Promise<void> {
  const db = await transactionDatabase(req)
  const now = new Date().toISOString()
  await runSql(
    db,
    sql`UPDATE media SET withdrawn_at = ${now}, updated_at = ${now}, instead_id = ${instead}, placeholder = '',
      original = NULL, copies_due = ${false}, consent_seen = NULL, consent_by = NULL WHERE id = ${id}`,
  )
  for (const locale of LOCALES) {
    await runSql(
      db,
      sql`UPDATE media_locales SET alt = ${WITHDRAWN_ALT[locale]} WHERE _parent_id = ${id} AND _locale = ${locale}`,
    )
  }
}

/** A file that a picture was made of before; null where it has none of that name (any more). */
export async function formerFile(req: PayloadRequest, id: number, name: string): Promise<Buffer | null> {
  const picture = await storedPicture(req, id)
  if (!picture || picture.withdrawnAt || !formerNamesOf(picture).includes(name)) return null
  return readFileIfThere(originalFileName(name))
}

/** What a picture is made of, as large as it came; null where it was not kept, or the picture was taken away. */
export async function originalBytes(req: PayloadRequest, id: number): Promise<Buffer | null> {
  const picture = await storedPicture(req, id)
  return picture?.original ? readFileIfThere(originalFileName(picture.original)) : null
}

/**
 * Has a picture be of a file that it had before. The one of now can be brought back in turn.
 * @param name one of its former names
 * @throws APIError 404 where it has no such file (any more)
 */
export async function bringBackFile(req: PayloadRequest, id: number, name: string): Promise<void> {
  const data = await formerFile(req, id, name)
  if (!data) throw publicError(say('content.pictures.noFile'), 404)
  const { name: stem, ext } = path.parse(name)
  const sent = `${stem.replace(/-[0-9a-f]{8}(?:-\d+)?$/, '')}${ext}`
  const file = { data, name: sent, mimetype: PICTURE_TYPES.get(ext.slice(1)) ?? '', size: data.length }
  const { user } = req
  await req.payload.update({ collection: PICTURES, id, data: {}, file, depth: 0, overrideAccess: false, user, req })
}
