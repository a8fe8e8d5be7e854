'use client'

import { type ReactNode, useState } from 'react'
import { PageLink } from '@/components/ui/page-link/page-link'
import type { Locale } from '@/lib/shared/addresses/localized'
import { currentOf, type MenuTarget } from './current-page'
import { useCurrentPath } from './use-current-path'

export interface NavLink extends MenuTarget {
  key: string
  /** The address in the page's language; `href` is the one without. */
  to: string
  label: ReactNode
  /** Its language, where that is not the page's. */
  lang: Locale | undefined
  /** What stands in the place of the link. */
  instead?: ReactNode
}

interface NavLinksProps {
  links: NavLink[]
  className?: string | undefined
  linkClass?: string | undefined
}

/** A menu's list. A clicked item is highlighted at once, before its page has come. */
export function NavLinks({ links, className, linkClass }: NavLinksProps) {
  const path = useCurrentPath()
  const [clicked, setClicked] = useState({ from: path, to: path })
  const shown = clicked.from === path ? clicked.to : path

  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.key}>
          {link.instead ?? (
            <PageLink
              href={link.to}
              lang={link.lang}
              aria-current={currentOf(link, shown)}
              className={linkClass}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                setClicked({ from: path, to: link.href })
                window.scrollTo({ top: 0 })
              }}
            >
              {link.label}
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}
