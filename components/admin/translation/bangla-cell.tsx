import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { getWords } from '../shared/request-words'
import { missingCounts } from './missing-counts'
import styles from './translation.module.scss'

/** In lists: whether a record lacks texts in Bangla, and how many. */
export async function BanglaCell({ collectionSlug, rowData, payload }: DefaultServerCellComponentProps) {
  const id = Number(rowData?.id)
  // Payload draws rows of what is not stored yet, too.
  if (!Number.isInteger(id)) return null
  const words = await getWords('translation')
  const texts = await missingCounts(payload, collectionSlug as CollectionSlug).of(id)
  return texts > 0 ? (
    <span className={styles.missing}>{words('count', { texts })}</span>
  ) : (
    <span>{words('complete')}</span>
  )
}
