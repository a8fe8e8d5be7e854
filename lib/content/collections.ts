import type { CollectionConfig, GlobalConfig } from 'payload'
import { binEntries } from './bin/bin-entries'
import { abouts } from './collections/abouts'
import { banners } from './collections/banners'
import { events } from './collections/events'
import { faqs } from './collections/faqs'
import { files } from './collections/files'
import { galleryImages } from './collections/gallery-images'
import { galleryVideos } from './collections/gallery-videos'
import { health } from './collections/health'
import { intros } from './collections/intros'
import { media } from './collections/media'
import { news } from './collections/news'
import { pages } from './collections/pages'
import { partners } from './collections/partners'
import { people } from './collections/people'
import { projects } from './collections/projects'
import { recordReferences } from './collections/record-references'
import { redirects } from './collections/redirects'
import { revisions } from './collections/revisions'
import { subcategories } from './collections/subcategories'
import { words } from './collections/words'
import { menu } from './globals/menu'
import { settings } from './globals/settings'

/** What visitors read and editors write, and what the site notes of it itself. */
export const contentCollections: CollectionConfig[] = [
  pages,
  banners,
  intros,
  faqs,
  partners,
  abouts,
  people,
  projects,
  subcategories,
  health,
  news,
  events,
  galleryImages,
  galleryVideos,
  media,
  files,
  redirects,
  words,
  revisions,
  recordReferences,
  binEntries,
]

/** What there is once: the menu and the settings of the site. */
export const contentGlobals: GlobalConfig[] = [menu, settings]
