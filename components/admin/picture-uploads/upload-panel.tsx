import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import { isUnfinished, type Upload, type UploadQueue } from './upload-queue'
import { UploadRow } from './upload-row'
import styles from './uploads.module.scss'

interface UploadPanelProps {
  uploads: readonly Upload[]
  queue: UploadQueue
  /** Opens a picture of the library. */
  onOpen: (id: number) => void
}

/** The pictures that are being added, above the list. */
export function UploadPanel({ uploads, queue, onOpen }: UploadPanelProps) {
  const words = useWords('pictureList')
  if (uploads.length === 0) return null
  const done = uploads.filter(({ state }) => state === 'there' || state === 'known').length
  const isSending = uploads.some(isUnfinished)
  const failed = uploads.filter(({ state, mayRetry }) => state === 'failed' && mayRetry).length
  const undescribed = uploads.filter(({ state, stored }) => state === 'there' && !stored.en && !stored.bn).length
  return (
    <section className={styles.panel} aria-label={words('uploads.label')}>
      <header>
        <p role="status">
          <strong>{words('uploads.progress', { done, total: uploads.length })}</strong>
          {isSending && ` ${words('uploads.leave')}`}
        </p>
        <div className={shared.buttons}>
          {failed > 1 && (
            <button type="button" className={shared.button} onClick={() => queue.retry()}>
              {words('uploads.retryAll')}
            </button>
          )}
          <button type="button" className={shared.button} disabled={isSending} onClick={() => void queue.finish()}>
            {words('uploads.close')}
          </button>
        </div>
      </header>
      <p className={styles.help}>{words('uploads.help')}</p>
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} queue={queue} onOpen={onOpen} />
        ))}
      </ul>
      {undescribed > 0 && !isSending && (
        <p className={styles.undescribed}>{words('uploads.undescribed', { count: undescribed })}</p>
      )}
    </section>
  )
}
