/** What uploads of pictures and of files for download have in common: what is asked of them, and how they are kept and sent. */
import path from 'node:path'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  TypeWithID,
  UploadConfig,
} from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { readFileIfThere } from '@/lib/content/media/file-store'
import { removeFilesAfterwards } from '@/lib/content/media/library-files'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { pauseTransaction, resumeTransaction } from '@/lib/platform/database/transactions'
import { usageList, usagesOf } from '../references/usages'

type UploadedFile = NonNullable<PayloadRequest['file']>

interface UploadRules {
  /** What is known of a file by reading it, and is nobody's to say. */
  fileFields: readonly string[]
  /** What to say where no file was chosen. */
  missing: () => Error
  /**
   * Reads the file, and says what is kept of it.
   * @param isAdded whether somebody adds it to the library, rather than the site itself, or in another file's place
   * @throws what to tell the person who sent it
   */
  check: (req: PayloadRequest, file: UploadedFile, isAdded: boolean) => Promise<void>
}

/** Arguments of Payload's operations that write. */
export interface WriteArgs {
  id?: unknown
  data?: Record<string, unknown>
  overrideAccess?: boolean
  duplicateFromID?: unknown
}

/** Whether somebody may write in the library: whoever may not is told so before anything is unpacked. */
export const mayWriteFiles = (
  { user }: PayloadRequest,
  operation: 'create' | 'update',
  // Payload's calls leave it out where the rights are asked.
  { overrideAccess = false }: WriteArgs,
): boolean => overrideAccess || isAllowed(user, 'media', operation)

/** Judges what is uploaded, before Payload has looked at it. */
export const checkUpload =
  ({ fileFields, missing, check }: UploadRules): CollectionBeforeOperationHook =>
  async ({ req, operation, args }) => {
    if (operation !== 'create' && operation !== 'update') return args
    if (!mayWriteFiles(req, operation, args as WriteArgs)) return args
    const { data, overrideAccess, duplicateFromID } = args as WriteArgs
    // Payload would cut and enlarge a stored picture as the query says.
    if (req.query) delete req.query.uploadEdits
    // Without a file Payload fetches the address that the body names; so it does for a copy of another record.
    if (operation === 'create' && (!req.file || duplicateFromID)) throw missing()
    // While the file is worked on others may write. Not so in an update: what Payload reads of the record it writes back.
    if (operation === 'create') await pauseTransaction(req)
    if (req.file) await check(req, req.file, operation === 'create' && !overrideAccess)
    const kept = data && Object.fromEntries(Object.entries(data).filter(([name]) => !fileFields.includes(name)))
    return { ...args, data: kept }
  }

/** The last hook before an upload is written: its files are there, and its record comes. */
export const resumeWrite: CollectionBeforeChangeHook = async ({ req }) => {
  await resumeTransaction(req)
}

/**
 * Refuses to delete what is in use, and says where. It is locked already: a save that uses it waits, and is then refused. Otherwise
 * its files go with it, after the COMMIT.
 * @param namesOf names of the files of a stored record
 */
export const deleteUnused =
  <T extends { filename?: string | null }>(
    collection: CollectionSlug,
    sentence: 'content.pictures.used' | 'content.files.used',
    namesOf: (stored: T) => readonly string[],
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const stored = await req.payload.db.findOne<T & TypeWithID>({ collection, where: { id: { equals: id } }, req })
    const usages = await usagesOf(req, collection, Number(id))
    if (usages.length > 0) {
      const told = say(sentence, { name: String(stored?.filename), places: usageList(usages) })
      throw publicError(told, 409, { places: usages })
    }
    if (stored) await removeFilesAfterwards(req, namesOf(stored))
  }

/**
 * Serves a file in the admin; Payload has checked that there is a record of that name.
 * @param nameOf where it is, by the name in its record
 * @param headersOf what it is sent with; undefined for a name of no file
 */
export const sendLibraryFile =
  (
    nameOf: (filename: string) => string,
    headersOf: (filename: string) => Readonly<Record<string, string>> | undefined,
  ): NonNullable<UploadConfig['handlers']>[number] =>
  async (_req, { headers, params: { filename } }) => {
    const own = path.basename(filename) === filename ? headersOf(filename) : undefined
    const bytes = own && (await readFileIfThere(nameOf(filename)))
    if (!own || !bytes) return errorResponse(404, say('content.pictures.noFile'))
    const sent = new Headers(headers)
    for (const [name, value] of Object.entries(own)) sent.set(name, value)
    sent.set('Content-Length', String(bytes.byteLength))
    return new Response(new Uint8Array(bytes), { headers: sent })
  }
