'use client'

import Link from 'next/link'
import { useState } from 'react'
import { type Locale, localized } from '@/lib/paths'
import { currentOf, NAV, type ShellMessages } from './nav'
import styles from './nav-links.module.scss'
import { useCurrentPath } from './use-current-path'

/** The desktop menu. A clicked item is highlighted at once, before its page has come. */
export function NavLinks({ locale, labels }: { locale: Locale; labels: ShellMessages['nav'] }) {
  const path = useCurrentPath()
  const [clicked, setClicked] = useState({ from: path, to: path })
  const shown = clicked.from === path ? clicked.to : path

  return (
    <ul className={styles.list}>
      {NAV.map((item) => (
        <li key={item.key}>
          <Link
            href={localized(locale, item.href)}
            aria-current={currentOf(item, shown)}
            className={styles.link}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              setClicked({ from: path, to: item.href })
              window.scrollTo({ top: 0 })
            }}
          >
            {labels[item.key]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
