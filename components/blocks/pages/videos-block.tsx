import { Section } from '@/components/ui/section/section'
import { VideoFrame } from '@/components/ui/video-frame/video-frame'
import { fill } from '@/lib/shared/format/fill'
import { BehaviourRegion } from '../behaviour/behaviour-region'
import { useLabels } from '../labels'
import { withoutPlaceholders } from '../live/without-placeholders'
import { PlayerVideos } from '../player-page/player-videos'
import grid from '../video-gallery/video-grid.module.scss'
import { BlockHead } from './block-head'
import { BlockLead, BlockMore } from './block-lead'
import type { BlockProps } from './block-props'

/** Videos of the page's own, each in its frame, or those of the gallery in the viewer. */
export function VideosBlock({ block, parts: { lists, locale } }: BlockProps<'videos'>) {
  const { player } = useLabels('galleryPages')
  const labels = { ...useLabels('gallery'), ...player }
  return (
    <Section labelledBy={block.heading && block.id}>
      <BlockHead {...block} locale={locale} />
      <BlockLead text={block.text} locale={locale} />
      {block.videos.length > 0 ? (
        <ul className={grid.grid}>
          {block.videos.map(({ address }, index) => (
            <li key={address}>
              <VideoFrame src={address} title={fill(labels.named, { n: index + 1 })} locale={locale} labels={labels} />
            </li>
          ))}
        </ul>
      ) : (
        <BehaviourRegion behaviour="videos" list={withoutPlaceholders(lists.videoGallery)} labels={labels}>
          <PlayerVideos list={lists.videoGallery} labels={labels} locale={locale} />
        </BehaviourRegion>
      )}
      <BlockMore more={block.more} link={block.link} locale={locale} />
    </Section>
  )
}
