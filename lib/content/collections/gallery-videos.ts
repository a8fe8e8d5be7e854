import { contentCollection } from '@/lib/content/content-collection'
import { requiredLabel } from '@/lib/platform/payload/required-label'
import { label } from '@/lib/shared/i18n/admin/words'
import { image } from '../fields/image'
import { text } from '../fields/text'
import { videoAddress } from '../fields/video-address'

/** Films of the video gallery, by their addresses. */
export const galleryVideos = contentCollection({
  slug: 'gallery-videos',
  group: 'gallery',
  singular: 'content.galleryVideos.singular',
  plural: 'content.galleryVideos.plural',
  description: 'content.galleryVideos.description',
  useAsTitle: 'video',
  columns: ['video', 'title'],
  fields: [
    text('title', { label: 'content.fields.title' }),
    {
      name: 'video',
      type: 'text',
      label: requiredLabel('content.galleryVideos.address'),
      validate: videoAddress,
      admin: { description: label('content.galleryVideos.addressHelp') },
    },
    image('image', { label: 'content.galleryVideos.cover', description: 'content.galleryVideos.coverHelp' }),
  ],
})
