'use client'

import { resolveValue, type Toast } from 'react-hot-toast/headless'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/paths'
import styles from './toaster.module.scss'

const ICONS: Record<Toast['type'], IconName | null> = {
  blank: null,
  success: 'check-circle',
  error: 'alert',
  loading: 'spinner',
  custom: 'heart',
}

interface ToastCardProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const icon = ICONS[toast.type]
  return (
    <div
      role={toast.type === 'error' ? 'alert' : 'status'}
      className={`${styles.toast} ${styles[toast.type]}`}
      data-leaving={toast.visible ? undefined : true}
    >
      {toast.icon ?? (icon && <Icon name={icon} size={26} className={styles.icon} />)}
      <div className={styles.message}>{resolveValue(toast.message, toast)}</div>
      <button type="button" aria-label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
        <Icon name="close" size={22} />
      </button>
    </div>
  )
}
