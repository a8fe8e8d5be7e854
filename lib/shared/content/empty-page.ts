import { FIXED_PAGES, type FixedPath } from '@/lib/shared/addresses/fixed-pages'
import type { BlockPage } from './pages'

/** When a page that nobody wrote was changed. */
export const NEVER = new Date(0).toISOString()

/** The page of an address that is always there, before anybody has written it: its title alone. */
export const emptyPage = (path: FixedPath, title: string): BlockPage => ({
  id: 0,
  path,
  title,
  tagline: '',
  description: '',
  category: '',
  banners: [],
  image: null,
  section: FIXED_PAGES[path],
  parent: null,
  back: '',
  bannerTitle: '',
  blocks: [],
  modifiedAt: NEVER,
})
