import { contentCollection } from '@/lib/content/content-collection'
import { image } from '../fields/image'
import { placement } from '../fields/placement-and-phase'

/** Pictures of the photo gallery, some of them on other pages as well. */
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
