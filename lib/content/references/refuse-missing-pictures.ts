/** Refuses a save that uses a missing picture or file: somebody may have deleted it while the form was open. */
import { sql } from 'drizzle-orm'
import { type CollectionConfig, type GlobalConfig, type PayloadRequest, ValidationError } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { runSql } from '@/lib/platform/database/sql'
import { transactionDatabase } from '@/lib/platform/database/transactions'
import { OWN_STEM_END } from '@/lib/shared/addresses/picture-names'
import { FILE_EXTENSIONS } from '@/lib/shared/content/file-kinds'
import { givenName } from '@/lib/shared/content/picture-filters'
import { fieldAt } from './field-at'
import { type LockedPicture, lockPictures } from './lock-pictures'
import { FILES, PICTURES, pictureReferencesIn } from './references-in-fields'

/** Names that the site gives, by the bytes; a copy has its width behind, a cut its name. What an old text names otherwise is let be. */
const OWN_NAME = new RegExp(`${OWN_STEM_END}\\.(?:webp|avif|${FILE_EXTENSIONS})$`)

/**
 * Locks the pictures that are about to be saved, until the transaction ends.
 * @param data what is saved, in the request's language
 * @param before the record as it was, which may have named it already; none for a new one
 * @throws ValidationError naming the fields whose pictures are not there, or are to be shown without a description
 */
export async function refuseMissingPictures(
  req: PayloadRequest,
  { slug, fields }: Pick<CollectionConfig | GlobalConfig, 'slug' | 'fields'>,
  data: object,
  before: object | undefined,
): Promise<void> {
  const locale = req.locale === 'all' ? null : (req.locale ?? 'en')
  const held = await lockPictures(req, pictureReferencesIn(fields, data, locale))
  const known = new Set(
    before ? pictureReferencesIn(fields, before, locale).map(({ path, named }) => `${path} ${named}`) : [],
  )
  const isRefused = ({ id, named, path }: LockedPicture) => {
    if (id !== null) return false
    if (typeof named === 'number') return true
    // What an earlier version says may be brought back, with a hole in it, rather than not at all.
    return !req.context.isRestoringVersion && OWN_NAME.test(named) && !known.has(`${path} ${named}`)
  }
  const errors = held.filter(isRefused).map(({ target, path, named }) => {
    const { label } = fieldAt(fields, path)
    const kind = target === FILES ? 'files' : 'pictures'
    const name = String(named)
    const message = typeof named === 'string' ? say(`content.${kind}.goneNamed`, { name }) : say(`content.${kind}.gone`)
    return { label, path, message }
  })
  // What is still a draft may wait for its descriptions.
  if (!isDraft(data)) {
    const shown = before && isDraft(before) ? new Set<string>() : known
    errors.push(...(await undescribedIn(req, fields, held, shown)))
  }
  if (errors.length > 0) throw new ValidationError({ collection: slug, errors, req })
}

const isDraft = (record: object): boolean => (record as { _status?: string })._status === 'draft'

/** Pictures that are newly put into fields and of which nobody has written what they show. A text has its own words for each. */
async function undescribedIn(
  req: PayloadRequest,
  fields: CollectionConfig['fields'],
  held: readonly LockedPicture[],
  shown: ReadonlySet<string>,
) {
  const added = held.filter(
    ({ target, named, path, id }) => target === PICTURES && id === named && !shown.has(`${path} ${named}`),
  )
  if (added.length === 0) return []
  const rows = await runSql(
    await transactionDatabase(req),
    sql`SELECT id, filename FROM media WHERE id IN ${added.map(({ id }) => id)} AND withdrawn_at IS NULL AND NOT EXISTS
      (SELECT 1 FROM media_locales texts WHERE texts._parent_id = media.id AND COALESCE(texts.alt, '') <> '')`,
  )
  const names = new Map(rows.map(({ id, filename }) => [Number(id), String(filename)]))
  return added.flatMap(({ id, path }) => {
    const name = id === null ? undefined : names.get(id)
    if (name === undefined) return []
    const message = say('content.pictures.undescribed', { name: givenName(name) })
    return [{ label: fieldAt(fields, path).label, path, message }]
  })
}
