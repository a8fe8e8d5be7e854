'use client'
import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import { type Crop, type Focus, isSameCrop, roundedCrop, WHOLE } from '@/lib/shared/content/framing'
import { CropPad } from './crop-pad'
import { FocusPad } from './focus-pad'
import styles from './picture-framing.module.scss'
import { ShapePreviews } from './shape-previews'

/** Above a picture's fields: what of it is shown, what must stay in sight, and how the site's places show it so. */
export function PictureFraming() {
  const words = useWords('pictureFraming')
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const file = useFormFields(([fields]) => fields.file?.value)
  // The form goes on holding a file that it has sent.
  const [sent, setSent] = useState({ savedAt: saved?.updatedAt, file: undefined as unknown })
  if (sent.savedAt !== saved?.updatedAt) setSent({ savedAt: saved?.updatedAt, file })
  const hasNewFile = Boolean(file) && file !== sent.file
  if (id === undefined || !saved?.filename || saved.withdrawnAt) return null
  if (hasNewFile) return <p className={styles.help}>{words('newFile')}</p>
  // The whole of what is cropped nobody is sent but here.
  const address = saved.crop ? `/api/media/${id}/whole?of=${saved.filename}` : `/media/${saved.filename}`
  return <Framing key={address} address={address} />
}

function Framing({ address }: { address: string }) {
  const words = useWords('pictureFraming')
  const focus = useField<Focus | null>({ path: 'focus' })
  const crop = useField<Crop | null>({ path: 'crop' })
  /** While something is dragged, and not the form's yet. */
  const [dragged, setDragged] = useState<{ focus?: Focus; crop?: Crop }>({})
  const [ratio, setRatio] = useState<number>()
  const [isCropping, setIsCropping] = useState(false)

  const shownCrop = dragged.crop ?? crop.value ?? null
  const chosenFocus = dragged.focus ?? focus.value ?? null
  const chooseFocus = (value: Focus | null) => {
    setDragged({})
    focus.setValue(value && { x: Math.round(value.x), y: Math.round(value.y) })
  }
  const chooseCrop = (value: Crop) => {
    setDragged({})
    const rounded = roundedCrop(value)
    if (!isSameCrop(rounded, crop.value ?? null)) crop.setValue(rounded)
  }

  /** Its sides are known once it has come, which may have been before this came to life. */
  const measure = (img: EventTarget | null) => {
    const { naturalWidth = 0, naturalHeight = 0 } = (img ?? {}) as HTMLImageElement
    if (naturalHeight > 0) setRatio(naturalWidth / naturalHeight)
  }
  const picture = { address, ratio, crop: shownCrop }
  return (
    <section className={styles.framing}>
      <h3>
        {words('title')} <span className={styles.hint}>{words(isCropping ? 'cropHint' : 'focusHint')}</span>
      </h3>
      <img ref={measure} src={address} alt="" className={styles.measured} onLoad={({ target }) => measure(target)} />
      {isCropping ? (
        <CropPad
          address={address}
          crop={shownCrop ?? WHOLE}
          onDrag={(part) => setDragged({ crop: part })}
          onChoose={chooseCrop}
        />
      ) : (
        <FocusPad
          picture={picture}
          focus={chosenFocus}
          onDrag={(point) => setDragged({ focus: point })}
          onChoose={chooseFocus}
        />
      )}
      <div className={shared.buttons}>
        <button type="button" className={shared.button} onClick={() => setIsCropping(!isCropping)}>
          {words(isCropping ? 'cropped' : 'crop')}
        </button>
        {shownCrop && (
          <button type="button" className={shared.plain} onClick={() => chooseCrop(WHOLE)}>
            {words('whole')}
          </button>
        )}
        {chosenFocus && (
          <button type="button" className={shared.plain} onClick={() => chooseFocus(null)}>
            {words('noFocus')}
          </button>
        )}
      </div>
      <ShapePreviews picture={picture} focus={chosenFocus} />
      {!isSameCrop(crop.value ?? null, (crop.initialValue as Crop | null | undefined) ?? null) && (
        <p className={styles.help}>{words('afterSave')}</p>
      )}
    </section>
  )
}
