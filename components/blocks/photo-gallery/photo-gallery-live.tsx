'use client'
import { useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Picture } from '@/components/ui/picture/picture'
import type { Photo, ViewerLabels } from '@/components/ui/viewer/viewer'
import { onHome } from '@/lib/content/placement'
import type { LiveList } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
import { useLiveList } from '@/lib/live/use-live-list'
import { imageUrl, type Locale } from '@/lib/paths'
import { type ListLabels, ListState } from '../list-state/list-state'
import { useModal } from '../use-modal'
import styles from './photo-gallery.module.scss'

interface PhotoGalleryLiveProps {
  initial: LiveList<'imageGallery'> | undefined
  locale: Locale
  labels: ListLabels & ViewerLabels & { open: string; openNamed: string }
}

const SHOWN = 7
const SIZES = '(max-width: 720px) 92vw, 613px'

const load = () => import('@/components/ui/viewer/viewer').then((part) => part.Viewer)

export function PhotoGalleryLive({ initial, locale, labels }: PhotoGalleryLiveProps) {
  const { list } = useLiveList(initial, { type: 'imageGallery', locale })
  const { Modal: Viewer, open, onClick, onClose } = useModal(load)
  const opener = useRef<HTMLAnchorElement>(null)
  const [place, setPlace] = useState({ id: 0, index: 0 })

  const photos = list?.records
    .filter(onHome)
    .flatMap(({ Id, image }): Photo[] => (image ? [{ id: Id, image, meta: list.images[image] }] : []))
  // A photo that was taken away while it was looked at gives way to the one now in its place.
  const found = photos?.findIndex(({ id }) => id === place.id) ?? -1
  const at = found >= 0 ? found : Math.min(place.index, (photos?.length ?? 1) - 1)
  const show = (index: number) => setPlace({ id: photos?.[index]?.id ?? 0, index })

  return (
    <>
      <ListState records={photos} labels={labels} className={styles.grid}>
        {(all) => (
          <ul className={styles.grid} data-photos={Math.min(all.length, SHOWN)}>
            {all.slice(0, SHOWN).map(({ id, image, meta }, index) => (
              <li key={id}>
                <a
                  href={imageUrl(image)}
                  aria-haspopup="dialog"
                  aria-label={fill(meta?.alt ? labels.openNamed : labels.open, { n: index + 1, alt: meta?.alt ?? '' })}
                  onClick={(event) => {
                    opener.current = event.currentTarget
                    show(index)
                    onClick(event)
                  }}
                >
                  <Picture image={image} meta={meta} alt="" sizes={SIZES} className={styles.picture} />
                  <span className={styles.zoom}>
                    <Icon name="expand" />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </ListState>
      {Viewer && open && photos && photos.length > 0 && (
        <Viewer
          photos={photos}
          at={at}
          labels={labels}
          onShow={show}
          onClose={() => {
            onClose()
            opener.current?.focus()
          }}
        />
      )}
    </>
  )
}
