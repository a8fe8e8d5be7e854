/** Everything the demo shows, in the shape that fills an empty site. */
import { abouts } from './about'
import { banners } from './banners'
import { campaigns } from './campaigns'
import { events } from './events'
import { faqs } from './faqs'
import { galleryImages, galleryVideos } from './gallery'
import { health } from './health'
import { imageAlts } from './images'
import { intros } from './intros'
import { news } from './news'
import { pages } from './pages'
import { partners } from './partners'
import { people } from './people'
import { projects } from './projects'
import { settings } from './settings'
import type { DemoContent } from './shape'
import { words } from './words'

export const demoContent = {
  imageAlts,
  banners,
  intros,
  abouts,
  people,
  projects,
  news,
  events,
  health,
  campaigns,
  faqs,
  galleryImages,
  galleryVideos,
  partners,
  pages,
  settings,
  words,
} satisfies DemoContent
