import { MoreLink } from '@/components/ui/button/more-link'
import { Section } from '@/components/ui/section/section'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { LiveList, SiteSettings } from '@/lib/shared/content/types'
import { Campaigns } from '../campaigns/campaigns'
import { useLabels } from '../labels'
import { LiveView } from '../live/live-view'
import { PageIntro } from '../page-intro/page-intro'
import { PageIntroLive } from '../page-intro/page-intro-live'
import styles from './donation-events-page.module.scss'
import { DonationPhotos } from './donation-photos'
import { DonationPhotosLive } from './donation-photos-live'

interface DonationEventsPageProps {
  descriptions: LiveList<'donationCategoryDescription'>
  campaigns: LiveList<'donation'>
  /** Those that are placed on this page. */
  photos: LiveList<'imageGallery'>
  settings: SiteSettings
  locale: Locale
}

/** What gifts become, the campaigns to give to, and pictures. */
export function DonationEventsPage({ descriptions, campaigns, photos, settings, locale }: DonationEventsPageProps) {
  const { intro, list, loading } = useLabels('donationPage')
  const gallery = useLabels('gallery')
  const { footer } = useLabels('shell')
  return (
    <>
      <Section>
        <LiveView
          polling={PageIntroLive}
          view={PageIntro}
          type="donationCategoryDescription"
          list={descriptions}
          locale={locale}
          labels={{ ...intro, loading }}
        />
        <MoreLink
          href={localized(locale, paths.donateList)}
          label={list.what}
          locale={locale}
          className={styles.more}
        />
      </Section>
      <Campaigns where="elsewhere" initial={campaigns} locale={locale} settings={settings} />
      <LiveView
        polling={DonationPhotosLive}
        view={DonationPhotos}
        type="imageGallery"
        place="Donation"
        list={photos}
        locale={locale}
        labels={{ title: gallery.title, companion: gallery.companion, photo: footer.photo }}
      />
    </>
  )
}
