import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './select.module.scss'

export function Select({ children, ...select }: ComponentProps<'select'>) {
  return (
    <div className={styles.select}>
      <select {...select}>{children}</select>
      <Icon name="chevron-down" className={styles.arrow} />
    </div>
  )
}
