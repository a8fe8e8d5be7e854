import { ButtonLink } from '@/components/ui/button/button-link'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import type { LiveList } from '@/lib/content/types'
import { type Locale, localized, paths } from '@/lib/paths'
import { useLabels } from '../labels'
import { PageBanner } from '../page-banner/page-banner'
import { coverAt } from '../video-gallery/covers'
import styles from './player-page.module.scss'
import { PlayerVideos } from './player-videos'
import { PlayerVideosLive } from './player-videos-live'

/** Four of the gallery's videos in a viewer (spec 2, section 2). */
export function PlayerPage({ videos, locale }: { videos: LiveList<'videoGallery'>; locale: Locale }) {
  const { player } = useLabels('galleryPages')
  const gallery = useLabels('gallery')
  const covers = [0, 1, 2].flatMap((index) => coverAt(index) ?? [])
  const labels = { ...gallery, ...player }
  return (
    <>
      <PageBanner
        heading={player.title}
        pictures={covers.map(({ image }) => image)}
        images={Object.fromEntries(covers.map(({ image, meta }) => [image, meta]))}
        locale={locale}
      />
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
