import { useEffect, useId, useState } from 'react'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import { givenName } from '@/lib/shared/content/picture-filters'
import { LARGEST_UPLOAD } from '@/lib/shared/content/picture-types'
import { previewOf } from './preview-of'
import type { Upload, UploadQueue } from './upload-queue'
import styles from './uploads.module.scss'

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
  /** Opens a picture of the library. */
  onOpen: (id: number) => void
}

/** A picture on its way: what it is, how far it is, and what it shows. */
export function UploadRow({ upload, queue, onOpen }: UploadRowProps) {
  const words = useWords('pictureList')
  const { key, file, state, picture, alike, mayRetry } = upload
  const preview = usePreview(file)
  const isAdded = state !== 'known' && !(state === 'failed' && !mayRetry)
  return (
    <li className={styles.upload} data-state={state}>
      {preview ? (
        <img src={preview} alt="" className={styles.preview} />
      ) : (
        <span className={styles.preview}>{preview === null && words('uploads.noPreview')}</span>
      )}
      <div className={styles.about}>
        <strong className={styles.name}>{file.name}</strong>
        <UploadStatus upload={upload} />
        <div className={shared.buttons}>
          {state === 'failed' && mayRetry && (
            <button type="button" className={shared.button} onClick={() => queue.retry(key)}>
              {words('uploads.retry')}
            </button>
          )}
          {state === 'known' && picture && <OpenButton picture={picture} onOpen={onOpen} />}
          {alike && <OpenButton picture={alike} onOpen={onOpen} />}
          {alike && (
            <button
              type="button"
              className={`${shared.button} ${shared.danger}`}
              onClick={() => void queue.remove(key)}
            >
              {words('uploads.deleteThis')}
            </button>
          )}
          {state !== 'there' && (
            <button type="button" className={shared.plain} onClick={() => queue.drop(key)}>
              {words('uploads.drop')}
            </button>
          )}
        </div>
      </div>
      {isAdded && <Descriptions upload={upload} queue={queue} />}
    </li>
  )
}

/** @returns undefined until it is drawn */
function usePreview(file: File): string | null | undefined {
  const [preview, setPreview] = useState<string | null>()
  useEffect(() => {
    let isShown = true
    void previewOf(file).then((made) => isShown && setPreview(made))
    return () => {
      isShown = false
    }
  }, [file])
  return preview
}

function OpenButton({ picture, onOpen }: { picture: NonNullable<Upload['alike']>; onOpen: (id: number) => void }) {
  const words = useWords('pictureList')
  return (
    <button type="button" className={shared.button} onClick={() => onOpen(picture.id)}>
      {words('uploads.open', { name: givenName(picture.filename) })}
    </button>
  )
}

function UploadStatus({ upload: { state, sent, fault, problem, picture, alike, file } }: { upload: Upload }) {
  const words = useWords('pictureList')
  if (state === 'sending')
    return (
      <span className={styles.status}>
        <progress max={1} value={sent} aria-label={file.name} />
        {words('uploads.sending', { percent: Math.floor(sent * 100) })}
      </span>
    )
  if (state === 'failed')
    return (
      <span className={styles.failed} role="alert">
        {fault === 'tooLarge' && words('uploads.tooLarge', { megabytes: LARGEST_UPLOAD / 1_000_000 })}
        {fault === 'brokeOff' && words('uploads.brokeOff')}
        {problem}
      </span>
    )
  if (state === 'known' && picture)
    return <span className={styles.status}>{words('uploads.known', { name: givenName(picture.filename) })}</span>
  return (
    <span className={styles.status} data-state={state}>
      {state === 'known' ? null : words(`uploads.${state}`)}
      {alike && ` ${words('uploads.alike', { name: givenName(alike.filename) })}`}
    </span>
  )
}

const LONGEST = 300

function Descriptions({ upload, queue }: Omit<UploadRowProps, 'onOpen'>) {
  const words = useWords('pictureList')
  const id = useId()
  const { key, texts, stored, textProblem, file } = upload
  return (
    <div className={styles.texts}>
      {(['en', 'bn'] as const).map((locale) => (
        <label key={locale} htmlFor={`${id}-${locale}`}>
          <span>
            {words(locale === 'en' ? 'uploads.english' : 'uploads.bangla')}{' '}
            {stored[locale] !== '' && stored[locale] === texts[locale].trim() && (
              <em className={styles.stored}>{words('uploads.described')}</em>
            )}
          </span>
          <textarea
            id={`${id}-${locale}`}
            lang={locale}
            rows={2}
            maxLength={LONGEST}
            value={texts[locale]}
            aria-describedby={textProblem ? `${id}-problem` : undefined}
            data-picture={file.name}
            onChange={(event) => queue.write(key, locale, event.target.value)}
            onBlur={() => void queue.storeTexts(key)}
          />
        </label>
      ))}
      {textProblem && (
        <p id={`${id}-problem`} className={styles.failed} role="alert">
          {textProblem}
        </p>
      )}
    </div>
  )
}
