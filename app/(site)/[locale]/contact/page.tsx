import '@/components/common-styles'
import { ContactPage } from '@/components/blocks/contact-page/contact-page'
import { PageBannerOfList } from '@/components/blocks/page-banner/page-banner-of-list'
import { getList, getSettings } from '@/lib/delivery/content'
import { pageStamp } from '@/lib/intake/stamp'
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
    const [slider, settings] = await Promise.all([getList('contactSlider', locale), getSettings(locale)])
    const { title, text, noSlider } = contactPage
    return (
      <>
        <PageBannerOfList
          type="contactSlider"
          list={slider}
          heading={title}
          text={text}
          here={title}
          empty={noSlider}
          locale={locale}
        />
        <ContactPage settings={settings} locale={locale} stamp={pageStamp()} />
        <FoundationData locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
