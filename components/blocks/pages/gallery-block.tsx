import { Section } from '@/components/ui/section/section'
import type { Photo } from '@/components/ui/viewer/photo'
import type { BlockOf } from '@/lib/shared/content/pages'
import type { ImageIndex } from '@/lib/shared/content/types'
import { BehaviourRegion } from '../behaviour/behaviour-region'
import { useLabels } from '../labels'
import { withoutPlaceholders } from '../live/without-placeholders'
import { GalleryPhotos } from '../photo-gallery/gallery-photos'
import { PhotoGrid } from '../photo-gallery/photo-grid'
import { photosOf } from '../photo-gallery/photos'
import { BlockHead } from './block-head'
import { BlockLead, BlockMore } from './block-lead'
import type { BlockProps } from './block-props'

/** The pictures of a block, as the viewer shows them. @param first what their numbers on the page begin with */
export function photosOfBlock({ pictures }: BlockOf<'gallery'>, images: ImageIndex, first = 1): Photo[] {
  return pictures.flatMap((image, index) => (image ? [{ id: first + index, image, meta: images[image] }] : []))
}

/** Pictures of the page's own, or those of the gallery, with the viewer. */
export function GalleryBlock({ block, parts: { page, images, lists, locale } }: BlockProps<'gallery'>) {
  const gallery = useLabels('gallery')
  const before = page.blocks.slice(0, page.blocks.indexOf(block))
  const first = before.reduce((sum, one) => sum + (one.kind === 'gallery' ? one.pictures.length : 0), 1)
  const own = photosOfBlock(block, images, first)
  return (
    <Section labelledBy={block.heading && block.id}>
      <BlockHead {...block} locale={locale} />
      <BlockLead text={block.text} locale={locale} />
      <BehaviourRegion
        behaviour="photos"
        photos={own.length > 0 ? own : (photosOf(withoutPlaceholders(lists.imageGallery), 'all') ?? [])}
        labels={gallery}
        locale={locale}
      >
        {own.length > 0 ? (
          <PhotoGrid photos={own} labels={gallery} />
        ) : (
          <GalleryPhotos list={lists.imageGallery} place="all" labels={gallery} />
        )}
      </BehaviourRegion>
      <BlockMore more={block.more} link={block.link} locale={locale} />
    </Section>
  )
}
