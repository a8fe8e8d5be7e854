import '@/components/common-styles'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { About } from '@/components/blocks/about/about'
import { BannerSlider } from '@/components/blocks/banner-slider/banner-slider'
import { Brands } from '@/components/blocks/brands/brands'
import { Campaigns } from '@/components/blocks/campaigns/campaigns'
import { Counters } from '@/components/blocks/counters/counters'
import { Faq } from '@/components/blocks/faq/faq'
import { Focus } from '@/components/blocks/focus/focus'
import { GiftReminder } from '@/components/blocks/gift-reminder/gift-reminder'
import { LatestNews } from '@/components/blocks/latest-news/latest-news'
import { MissionVision } from '@/components/blocks/mission-vision/mission-vision'
import { PhotoGallery } from '@/components/blocks/photo-gallery/photo-gallery'
import { ProjectGrid } from '@/components/blocks/project-grid/project-grid'
import { VolunteerBand } from '@/components/blocks/volunteer-band/volunteer-band'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { pageMetadata } from '@/lib/publishing/seo/page-metadata'
import { faqPage } from '@/lib/publishing/structured-data/faq-page'
import { website } from '@/lib/publishing/structured-data/foundation'
import { paths } from '@/lib/shared/addresses/paths'
import { isLocale } from '@/lib/shared/i18n/routing'
import { inLang } from '@/lib/shared/i18n/text-language'
import { loadHome } from './load-home'
import { FoundationData } from './page-data'

export const revalidate = 60
export const generateStaticParams = () => []

interface HomeProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const { locale } = await params
  return isLocale(locale) ? pageMetadata({ locale, path: paths.home }) : {}
}

export default async function HomePage({ params }: HomeProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  setRequestLocale(locale)
  const { settings, volunteers, brands, banner, about, projects, focus, parts, donation, photos, faq, news } =
    await loadHome(locale)
  return (
    <>
      <h1 {...inLang(settings.name, locale)}>
        <VisuallyHidden>{settings.name}</VisuallyHidden>
      </h1>
      <BannerSlider initial={banner} locale={locale} />
      <About initial={about} locale={locale} />
      <Campaigns initial={donation} locale={locale} settings={settings} />
      <VolunteerBand picture={volunteers} locale={locale} />
      <Focus projects={focus} parts={parts} locale={locale} />
      <ProjectGrid initial={projects} locale={locale} />
      <MissionVision locale={locale} />
      <Brands {...brands} locale={locale} />
      <PhotoGallery initial={photos} locale={locale} />
      <Faq initial={faq} locale={locale} isShort />
      <Counters counters={settings.counters} locale={locale} />
      <LatestNews initial={news} locale={locale} />
      <GiftReminder locale={locale} />
      <FoundationData locale={locale} nodes={[website(settings, locale), faqPage(faq.records, locale, paths.home)]} />
    </>
  )
}
