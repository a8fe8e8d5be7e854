import type { ReactNode } from 'react'
import type { Theme } from '@/lib/access/theme-cookie'
import styles from './sign-in-document.module.scss'

interface SignInDocumentProps {
  /** Undefined: as the browser prefers. */
  theme: Theme | undefined
  children: ReactNode
}

/** HTML document of the sign-in page, in the admin's colours and without its script. */
export function SignInDocument({ theme, children }: SignInDocumentProps) {
  return (
    <html lang="en" className={styles.door} data-theme={theme}>
      <body className={styles.body}>{children}</body>
    </html>
  )
}
