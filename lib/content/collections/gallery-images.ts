import { contentCollection } from '@/lib/content/content-collection'
import { requiredLabel } from '@/lib/platform/payload/required-label'
import { placement } from '../fields/choices'
import { image } from '../fields/image'
import { text } from '../fields/text'
import { videoAddress } from '../fields/video-address'

export const galleryImages = contentCollection({
  slug: 'gallery-images',
  group: 'Gallery',
  singular: 'Gallery picture',
  plural: 'Gallery pictures',
  description: 'Pictures of the photo gallery. Drag to put them in order.',
  useAsTitle: 'id',
  columns: ['image', 'pages'],
  fields: [
    placement({
      none: 'in the gallery alone, where it always is',
      Home: 'on the home page as well',
      Donation: 'on the donation page as well, below the campaigns',
      Footer: 'small, at the foot of every page as well',
    }),
    { ...image('image', { label: 'Picture' }), required: true } as ReturnType<typeof image>,
  ],
})

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
