import type { MouseEvent } from 'react'
import { useStaffLocale, useWords } from '@/components/admin/shared/words'
import { givenName, type ListedPicture } from '@/lib/shared/content/picture-filters'
import styles from './picture-grid.module.scss'

interface PictureTileProps {
  picture: ListedPicture
  /** Whether it is among those that something will be done with. */
  isChosen: boolean
  /** Left out where one picture is looked for. */
  onChoose?: (isChosen: boolean) => void
  /** Opens it, or takes it where one is looked for. */
  onOpen: () => void
}

/** A picture of the list, with the one thing that is most worth knowing of it. */
export function PictureTile({ picture, isChosen, onChoose, onOpen }: PictureTileProps) {
  const words = useWords('pictureList')
  const locale = useStaffLocale()
  const { id, filename, thumbnail, alt } = picture
  const name = givenName(filename)
  const shown = (
    <>
      {thumbnail ? (
        <img src={thumbnail} alt={alt[locale] || alt.en || alt.bn} loading="lazy" decoding="async" />
      ) : (
        <span className={styles.noPicture} />
      )}
      <span className={styles.name}>{name}</span>
      <Note picture={picture} />
    </>
  )
  if (!onChoose)
    return (
      <button type="button" className={styles.tile} onClick={onOpen}>
        {shown}
      </button>
    )
  const open = (event: MouseEvent) => {
    // In a tab of its own, as with any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <div className={styles.holder} data-chosen={isChosen || undefined}>
      <a className={styles.tile} href={`/admin/collections/media/${id}`} onClick={open}>
        {shown}
      </a>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={words('choose', { name })}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
    </div>
  )
}

function Note({ picture }: { picture: ListedPicture }) {
  const words = useWords('pictureList')
  const { thumbnail, alt, uses, tooSmall, consentDays } = picture
  if (!thumbnail) return <span className={styles.note}>{words('notes.withdrawn')}</span>
  if (!alt.en && !alt.bn) return <span className={styles.wrong}>{words('notes.undescribed')}</span>
  if (consentDays !== null) {
    const ends = consentDays < 0 ? words('notes.consentEnded') : words('notes.consent', { days: consentDays })
    return <span className={consentDays < 0 ? styles.wrong : styles.warning}>{ends}</span>
  }
  if (tooSmall) return <span className={styles.warning}>{words('notes.tooSmall')}</span>
  if (!alt.bn) return <span className={styles.warning}>{words('notes.banglaMissing')}</span>
  if (!alt.en) return <span className={styles.warning}>{words('notes.englishMissing')}</span>
  return (
    <span className={styles.note}>{uses === 0 ? words('notes.unused') : words('notes.used', { count: uses })}</span>
  )
}
