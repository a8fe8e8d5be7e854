import { getList, getSettings, getSitePicture, listPartners } from '@/lib/delivery/content'
import type { Locale } from '@/lib/shared/addresses/localized'
import { HOME_NEWS, HOME_PROJECTS } from '@/lib/shared/content/list-paging'

/** All that the home page shows. */
export async function loadHome(locale: Locale) {
  const [settings, volunteers, brands, banner, about, projects, focus, parts, donation, photos, faq, news] =
    await Promise.all([
      getSettings(locale),
      getSitePicture('volunteers', locale),
      listPartners(locale),
      getList('banner', locale),
      getList('about', locale),
      getList('projects', locale, { place: '', limit: HOME_PROJECTS }),
      getList('projects', locale, { place: 'Home' }),
      getList('projectSubCategory', locale, { place: 'Home' }),
      getList('donation', locale),
      getList('imageGallery', locale),
      getList('faq', locale),
      getList('news', locale, { limit: HOME_NEWS }),
    ])
  return { settings, volunteers, brands, banner, about, projects, focus, parts, donation, photos, faq, news }
}
