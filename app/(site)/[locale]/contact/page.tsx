import '@/components/common-styles'
import { ContactPage } from '@/components/blocks/contact-page/contact-page'
import { LivePageBanner } from '@/components/blocks/page-banner/live-page-banner'
import { getList, getSettings, getSitePicture } from '@/lib/delivery/content'
import { pageTimestamp } from '@/lib/intake/form-timestamp'
import { paths } from '@/lib/shared/addresses/paths'
import { FoundationData } from '../page-data'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.contact,
  words: ({ contactPage }) => contactPage,
  kind: 'ContactPage',
  draw: async (locale, { contactPage }) => {
    const [slider, settings, map] = await Promise.all([
      getList('contactSlider', locale),
      getSettings(locale),
      getSitePicture('map', locale),
    ])
    const { title, text, noSlider } = contactPage
    return (
      <>
        <LivePageBanner
          type="contactSlider"
          list={slider}
          heading={title}
          text={text}
          empty={noSlider}
          locale={locale}
        />
        <ContactPage settings={settings} map={map} locale={locale} stamp={pageTimestamp()} />
        <FoundationData locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
