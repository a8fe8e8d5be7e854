import { contentCollection } from '@/lib/content/content-collection'
import { image } from '../fields/image'
import { placement } from '../fields/placement-and-phase'

/** Pictures of the photo gallery, some of them on other pages as well. */
export const galleryImages = contentCollection({
  slug: 'gallery-images',
  group: 'gallery',
  singular: 'content.galleryImages.singular',
  plural: 'content.galleryImages.plural',
  description: 'content.galleryImages.description',
  useAsTitle: 'id',
  columns: ['image', 'pages'],
  fields: [
    placement('content.shownOn.pictures'),
    { ...image('image', { label: 'content.fields.picture' }), required: true } as ReturnType<typeof image>,
  ],
})
