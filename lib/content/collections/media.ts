import path from 'node:path'
import type { CollectionConfig, ImageSize } from 'payload'
import { COPY_WIDTHS, LARGEST_WIDTH } from '@/lib/content/media/copy-shapes'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { markChangedAfterDelete, markChangedAfterWrite } from '@/lib/platform/payload/mark-changed'
import { PICTURE_TYPES } from '@/lib/shared/content/picture-types'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { consent } from '../fields/consent'
import { descriptions } from '../fields/picture-description'
import { framing } from '../fields/picture-framing'
import { tags } from '../fields/picture-tags'
import { cropPicture } from '../hooks/crop-picture'
import { describeElsewhere } from '../hooks/describe-elsewhere'
import { checkUpload, deleteUnused, resumeWrite, sendLibraryFile } from '../hooks/library-uploads'
import { writePictureFiles } from '../hooks/picture-files'
import { setAppearance } from '../hooks/set-appearance'
import { checkImage, NotAnImage, PICTURE_FILE_FIELDS } from '../media/check-image'
import { fileNamesOf, type StoredPicture } from '../media/library-files'
import { pictureEndpoints } from '../picture-endpoints'
import { pictureListEndpoints } from '../picture-list-endpoints'

const webp = { format: 'webp', options: { quality: 72 } } as const

/** One copy, made before the answer: `<name>-<width>.webp`, left out where the picture is narrower. */
const copy = (width: number): ImageSize => ({
  name: `webp${width}`,
  width,
  formatOptions: webp,
  generateImageName: ({ originalName, extension }) => `${originalName}-${width}.${extension}`,
})

const pictureHeaders = (filename: string) => {
  const type = PICTURE_TYPES.get(filename.split('.').at(-1) ?? '')
  return type === undefined ? undefined : { 'Content-Type': type }
}

/** What is known of a picture's files and is nobody's to write. */
const ofFiles = { admin: { hidden: true }, access: { create: () => false, update: () => false } }

/** Pictures of the site: the file, its smaller copies, and a sentence that says what it shows. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('content.pictures.singular'), plural: label('content.pictures.plural') },
  admin: {
    group: adminGroup('gallery'),
    description: labels('content.pictures.description'),
    useAsTitle: 'filename',
    components: { views: { list: { Component: '/components/admin/picture-grid/picture-list#PictureList' } } },
  },
  upload: {
    // Payload removes files before it knows whether their record goes: it writes none, and finds none in a folder that is
    // never made. Ours are written and removed by hooks.
    disableLocalStorage: true,
    staticDir: path.join(env().dataDir, 'no-files'),
    handlers: [sendLibraryFile((filename) => filename, pictureHeaders)],
    // An SVG is drawn before Payload sees it (check-image.ts).
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
    formatOptions: webp,
    resizeOptions: { width: LARGEST_WIDTH, withoutEnlargement: true },
    // Those in AVIF are made after the answer (media/copy-queue.ts).
    imageSizes: COPY_WIDTHS.map(copy),
    adminThumbnail: 'webp480',
    focalPoint: false,
    crop: false,
    pasteURL: false,
    // Ours asks for what each shows, and loses none where a limit is reached (components/admin/picture-uploads).
    bulkUpload: false,
  },
  disableDuplicate: true,
  endpoints: [...pictureListEndpoints, ...pictureEndpoints],
  hooks: {
    beforeOperation: [
      lockRecordOnWrite,
      checkUpload({
        fileFields: PICTURE_FILE_FIELDS,
        missing: () => new NotAnImage(say('content.upload.choose')),
        check: checkImage,
      }),
      cropPicture,
    ],
    beforeChange: [setAppearance, writePictureFiles, resumeWrite],
    beforeDelete: [deleteUnused<StoredPicture>('media', 'content.pictures.used', fileNamesOf)],
    afterChange: [describeElsewhere, markChangedAfterWrite],
    afterDelete: [markChangedAfterDelete],
  },
  fields: [
    ...framing,
    ...descriptions,
    tags,
    consent,
    {
      name: 'state',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/components/admin/pictures/form-fields#PictureStateField' },
      },
    },
    // data: address of the picture in small; '' where it has transparent parts, null where nobody has looked yet.
    { name: 'placeholder', type: 'text', ...ofFiles },
    // What it looks like, to find copies of it; '' where nothing is told from it, null where nobody has looked yet.
    { name: 'look', type: 'text', ...ofFiles },
    // Name of the file that the copies are made of, in a folder that nobody is sent; null for pictures from before it was kept.
    { name: 'original', type: 'text', ...ofFiles },
    // Names of the files that it was made of before the one of now, the oldest first; each can be brought back.
    { name: 'formerNames', type: 'text', hasMany: true, ...ofFiles },
    // Names of its largest file when other parts of it were shown, the oldest first; their addresses lead to the one of now.
    { name: 'formerCrops', type: 'text', hasMany: true, ...ofFiles },
    // When somebody took it away from the site, with all its files.
    { name: 'withdrawnAt', type: 'date', ...ofFiles },
    // What stands in the places of a picture that was taken away; null for nothing.
    { name: 'instead', type: 'upload', relationTo: 'media', ...ofFiles },
    // Whether there is a cut for phones held upright.
    { name: 'upright', type: 'checkbox', ...ofFiles },
    // Whether copies in AVIF are still to be made; until then their WebP is sent in their place.
    { name: 'copiesDue', type: 'checkbox', index: true, ...ofFiles },
  ],
}
