/** The album and the films. */
import type { DemoPage } from '../shape'
import { both, drawing } from '../write'

export const galleries: DemoPage[] = [
  {
    path: '/image-gallery',
    section: 'gallery',
    title: both('Image gallery', 'ছবির অ্যালবাম'),
    description: both(
      'A handful of scenes from the year, drawn after life. Press one to see it large.',
      'সারা বছরের কয়েকটি দৃশ্য, জীবন থেকে আঁকা। বড় করে দেখতে ছবিতে চাপ দিন।',
    ),
    banners: [{ image: drawing('river-cleanup') }, { image: drawing('handwash') }, { image: drawing('sewing-class') }],
    image: drawing('handwash'),
    blocks: [
      {
        blockType: 'gallery',
        heading: both('Six days of work', 'কাজের ছয়টি দিন'),
        companion: 'কাজের দিন',
        text: both(
          'A handful of scenes from the year, drawn after life. Press one to see it large.',
          'সারা বছরের কয়েকটি দৃশ্য, জীবন থেকে আঁকা। বড় করে দেখতে ছবিতে চাপ দিন।',
        ),
        pictures: [
          { image: drawing('handwash') },
          { image: drawing('sewing-class') },
          { image: drawing('river-cleanup') },
          { image: drawing('goat-loan') },
          { image: drawing('carrom') },
          { image: drawing('award') },
        ],
        more: both('See the whole gallery', 'পুরো ছবিঘর দেখুন'),
        link: '/gallery',
      },
    ],
  },
  {
    path: '/player',
    section: 'gallery',
    title: both('Videos', 'ভিডিও'),
    description: both(
      'Short films from our programs. Nothing is fetched from anywhere else until you press play.',
      'আমাদের কর্মসূচির ছোট ছোট ছবি। চালাতে না বললে অন্য কোথাও থেকে কিছুই আনা হয় না।',
    ),
    banners: [{ image: drawing('flood') }, { image: drawing('volunteers') }],
    image: drawing('flood'),
    blocks: [
      {
        blockType: 'videos',
        heading: both('Video Gallery', 'চলচ্চিত্র'),
        companion: 'চলচ্চিত্র',
        text: both(
          'Short films from our programs. Nothing is fetched from anywhere else until you press play.',
          'আমাদের কর্মসূচির ছোট ছোট ছবি। চালাতে না বললে অন্য কোথাও থেকে কিছুই আনা হয় না।',
        ),
        more: both('See the whole gallery', 'পুরো ছবিঘর দেখুন'),
        link: '/gallery',
      },
    ],
  },
]
