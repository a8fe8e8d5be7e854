import { ButtonLink } from '@/components/ui/button/button-link'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { ImageIndex, LiveList } from '@/lib/shared/content/types'
import { designPicture } from '../design-pictures'
import { useLabels } from '../labels'
import { PageBanner } from '../page-banner/page-banner'
import placeholders from '../placeholders.json'
import styles from './player-page.module.scss'
import { PlayerVideos } from './player-videos'
import { PlayerVideosLive } from './player-videos-live'

const FLOOD = 'images/videos/flood.webp'

/** Wide enough for a banner, which the covers are not. */
const BANNER: ImageIndex = {
  [FLOOD]: { alt: '', width: 1200, height: 675, widths: [480, 800, 1200], placeholder: placeholders[FLOOD] },
  ...designPicture('volunteers', '').images,
}

/** The gallery's videos in a viewer (spec 2, section 2; the spec's page has four). */
export function PlayerPage({ videos, locale }: { videos: LiveList<'videoGallery'>; locale: Locale }) {
  const { player } = useLabels('galleryPages')
  const gallery = useLabels('gallery')
  const labels = { ...gallery, ...player }
  return (
    <>
      <PageBanner heading={player.title} pictures={Object.keys(BANNER)} images={BANNER} locale={locale} />
      <Section>
        <SectionHead title={player.heading} companion={player.companion} locale={locale} />
        <p className={styles.lead}>{player.text}</p>
        <PlayerVideosLive list={videos} locale={locale} labels={labels}>
          <PlayerVideos list={videos} labels={labels} />
        </PlayerVideosLive>
        <p className={styles.more}>
          <ButtonLink href={localized(locale, paths.gallery)} variant="ghost">
            {player.more}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
