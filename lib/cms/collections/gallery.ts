import { isHttpsAddress } from '../fields/address'
import { placement } from '../fields/choices'
import { image } from '../fields/image'
import { text } from '../fields/text'
import { contentCollection } from './content-collection'

export const galleryImages = contentCollection({
  slug: 'gallery-images',
  group: 'Gallery',
  singular: 'Gallery picture',
  plural: 'Gallery pictures',
  description: 'Pictures of the photo gallery. Drag to put them in order.',
  useAsTitle: 'id',
  columns: ['image', 'page'],
  fields: [
    placement(['Home'], 'Home: on the home page as well.'),
    { ...image('image', { label: 'Picture' }), required: true } as ReturnType<typeof image>,
  ],
})

const embedAddress = (value: unknown) =>
  isHttpsAddress(value) || 'Please paste the whole address for embedding; it starts with https://.'

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
      label: 'Address for embedding *',
      validate: embedAddress,
      admin: { description: 'Such as https://www.youtube-nocookie.com/embed/…' },
    },
  ],
})
