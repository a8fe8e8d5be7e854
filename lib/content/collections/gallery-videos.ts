import { contentCollection } from '@/lib/content/content-collection'
import { requiredLabel } from '@/lib/platform/payload/required-label'
import { text } from '../fields/text'
import { videoAddress } from '../fields/video-address'

/** Films of the video gallery, by their addresses. */
export const galleryVideos = contentCollection({
  slug: 'gallery-videos',
  group: 'Gallery',
  singular: 'Gallery video',
  plural: 'Gallery videos',
  description: 'Videos of the video gallery.',
  useAsTitle: 'video',
  columns: ['video', 'title'],
  fields: [
    text('title', { label: 'Title' }),
    {
      name: 'video',
      type: 'text',
      label: requiredLabel('Address of the video'),
      validate: videoAddress,
      admin: { description: 'Its page on YouTube or Vimeo, such as https://www.youtube.com/watch?v=…' },
    },
  ],
})
