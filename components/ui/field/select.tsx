import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { Patch } from '@/components/ui/icon/patch'
import type { Program } from '@/lib/format/program'
import styles from './select.module.scss'

interface SelectProps extends ComponentProps<'select'> {
  /** Shows the program's patch before the choice. */
  program?: Program | null
}

export function Select({ program, children, ...select }: SelectProps) {
  return (
    <div className={`${styles.select} ${program ? styles[program] : ''}`}>
      {program && <Patch program={program} size={26} className={styles.patch} />}
      <select {...select}>{children}</select>
      <Icon name="chevron-down" className={styles.arrow} />
    </div>
  )
}
