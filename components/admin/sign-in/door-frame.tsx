import type { ReactNode } from 'react'
import type { Theme } from '@/lib/access/chosen-theme'
import styles from './door-frame.module.scss'

interface DoorFrameProps {
  /** Undefined: as the browser prefers. */
  theme: Theme | undefined
  children: ReactNode
}

/** The document of the sign-in, in the colours of the admin and without its script. */
export function DoorFrame({ theme, children }: DoorFrameProps) {
  return (
    <html lang="en" className={styles.door} data-theme={theme}>
      <body className={styles.body}>{children}</body>
    </html>
  )
}
