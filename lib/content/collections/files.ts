import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig, UploadConfig } from 'payload'
import { checkUploadedFile } from '@/lib/content/files/check-file'
import { downloadFileName, fileOf, removeFilesAfterwards, writeFiles } from '@/lib/content/media/library-files'
import { errorResponse } from '@/lib/platform/calls/json-response'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { FILE_KINDS } from '@/lib/shared/content/file-kinds'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { text } from '../fields/text'
import { FILES } from '../references/picture-fields'
import { usageList, usagesOf } from '../references/usages'

/** Writes the uploaded file, and deletes the one before it after the COMMIT. */
const writeFile: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!req.file) return data
  await writeFiles(req, new Map([[downloadFileName(String(data.filename)), req.file.data]]))
  if (operation === 'update') await removeFilesAfterwards(req, [downloadFileName(String(originalDoc.filename))])
  return data
}

/** Refuses to delete a file that pages or texts offer; where none does, it goes with its record. */
const removeFile: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } }
  const stored = await req.payload.db.findOne<{ id: number; filename: string }>({ collection: FILES, where, req })
  const usages = await usagesOf(req, FILES, Number(id))
  if (usages.length > 0) {
    const sentence = say('content.files.used', { name: String(stored?.filename), places: usageList(usages) })
    throw publicError(sentence, 409, { places: usages })
  }
  if (stored) await removeFilesAfterwards(req, [downloadFileName(stored.filename)])
}

/** Serves a file in the admin; Payload has checked that there is a record of that name. */
const sendFile: NonNullable<UploadConfig['handlers']>[number] = async (_req, { headers, params: { filename } }) => {
  const bytes =
    path.basename(filename) === filename ? await readFile(fileOf(downloadFileName(filename))).catch(() => null) : null
  if (!bytes) return errorResponse(404, say('content.pictures.noFile'))
  const sent = new Headers(headers)
  sent.set('Content-Type', 'application/octet-stream')
  sent.set('Content-Disposition', 'attachment')
  sent.set('Content-Length', String(bytes.byteLength))
  return new Response(new Uint8Array(bytes), { headers: sent })
}

/** Files that visitors can download, such as annual reports. */
export const files: CollectionConfig = {
  slug: FILES,
  labels: { singular: label('content.files.singular'), plural: label('content.files.plural') },
  admin: {
    group: adminGroup('gallery'),
    description: labels('content.files.description'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'downloads', 'updatedAt'],
  },
  upload: {
    // As pictures: written and removed by hooks.
    disableLocalStorage: true,
    staticDir: path.join(env().dataDir, 'no-files'),
    handlers: [sendFile],
    mimeTypes: Object.values(FILE_KINDS).map(({ type }) => type),
    focalPoint: false,
    crop: false,
    pasteURL: false,
  },
  disableDuplicate: true,
  hooks: {
    beforeOperation: [lockRecordOnWrite, checkUploadedFile],
    beforeChange: [writeFile],
    beforeDelete: [removeFile],
    afterChange: [markChangedAfterWrite],
    afterDelete: [markChangedAfterDelete],
  },
  fields: [
    text('title', { label: 'content.files.title', required: true, description: 'content.files.titleHelp' }),
    {
      name: 'downloads',
      type: 'number',
      label: label('content.files.downloads'),
      defaultValue: 0,
      admin: { readOnly: true, description: label('content.files.downloadsHelp') },
      access: { create: () => false, update: () => false },
    },
  ],
}
