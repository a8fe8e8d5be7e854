import path from 'node:path'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { checkFile, FILE_FIELDS, NotAFile } from '@/lib/content/files/check-file'
import { downloadFileName } from '@/lib/content/media/file-store'
import { removeFilesAfterwards, writeFiles } from '@/lib/content/media/library-files'
import { env } from '@/lib/platform/env/env'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { FILE_KINDS } from '@/lib/shared/content/file-kinds'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { text } from '../fields/text'
import { fileEndpoints } from '../file-endpoints'
import { checkUpload, deleteUnused, resumeWrite, sendLibraryFile } from '../hooks/library-uploads'
import { FILES } from '../references/references-in-fields'

/** Writes the uploaded file, and deletes the one before it after the COMMIT. */
const writeFile: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (!req.file) return data
  await writeFiles(req, new Map([[downloadFileName(String(data.filename)), req.file.data]]))
  if (operation === 'update') await removeFilesAfterwards(req, [downloadFileName(String(originalDoc.filename))])
  return data
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
    handlers: [
      sendLibraryFile(downloadFileName, () => ({
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment',
      })),
    ],
    mimeTypes: Object.values(FILE_KINDS).map(({ type }) => type),
    focalPoint: false,
    crop: false,
    pasteURL: false,
  },
  disableDuplicate: true,
  endpoints: fileEndpoints,
  hooks: {
    beforeOperation: [
      lockRecordOnWrite,
      checkUpload({ fileFields: FILE_FIELDS, missing: () => new NotAFile('choose'), check: checkFile }),
    ],
    beforeChange: [writeFile, resumeWrite],
    beforeDelete: [
      deleteUnused<{ filename: string }>(FILES, 'content.files.used', ({ filename }) => [downloadFileName(filename)]),
    ],
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
    {
      name: 'state',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/components/admin/pictures/form-fields#FileStateField' },
      },
    },
  ],
}
