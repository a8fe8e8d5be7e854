'use client'
import { Icon } from '@/components/ui/icon/icon'
import { toast } from '@/components/ui/toaster/toast'
import styles from './copy-number.module.scss'
import type { DonateLabels } from './labels'

interface CopyNumberProps {
  number: string
  labels: Pick<DonateLabels, 'copy' | 'copyLabel' | 'copied' | 'notCopied'>
}

export function CopyNumber({ number, labels }: CopyNumberProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(number)
      toast(labels.copied)
    } catch {
      toast.error(labels.notCopied)
    }
  }
  return (
    <button type="button" className={styles.copy} aria-label={labels.copyLabel} onClick={copy}>
      <Icon name="copy" size={16} />
      {labels.copy}
    </button>
  )
}
