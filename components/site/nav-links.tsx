'use client'

import { useState } from 'react'
import { PageLink } from '@/components/ui/page-link/page-link'
import { currentOf } from './current-page'
import type { ShownItem, ShownLink } from './nav'
import { useCurrentPath } from './use-current-path'

interface NavLinksProps {
  items: readonly ShownItem[]
  className?: string | undefined
  linkClass?: string | undefined
  /** Of the lists of the second level. */
  belowClass?: string | undefined
  /** Whether these lists lie over the page, and close when one leaves them. */
  floating?: boolean
  /** Whether each item has its word in the other script. */
  companions?: boolean
}

/**
 * A menu's list. A clicked item is highlighted at once, before its page has come. An item with pages below it opens them:
 * without script as well, and by finger or key as by mouse.
 */
export function NavLinks({ items, className, linkClass, belowClass, floating, companions }: NavLinksProps) {
  const path = useCurrentPath()
  const [clicked, setClicked] = useState({ from: path, to: path })
  const shown = clicked.from === path ? clicked.to : path

  const link = (item: ShownLink, className?: string) => (
    <PageLink
      href={item.to}
      lang={item.lang}
      aria-current={currentOf(item, shown)}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        setClicked({ from: path, to: item.href })
        window.scrollTo({ top: 0 })
      }}
    >
      <Words label={item.label} companion={companions ? item.companion : ''} />
    </PageLink>
  )

  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.key}>
          {item.below.length === 0 ? (
            link(item, linkClass)
          ) : (
            // Its key closes it once a page of it was opened.
            <details
              key={shown}
              name={floating ? 'menu' : undefined}
              onBlur={({ currentTarget, relatedTarget }) => {
                if (floating && !currentTarget.contains(relatedTarget)) currentTarget.open = false
              }}
            >
              <summary
                lang={item.lang}
                aria-current={[item, ...item.below].some((each) => currentOf(each, shown)) ? 'true' : undefined}
                className={linkClass}
              >
                <Words label={item.label} companion={companions ? item.companion : ''} />
              </summary>
              <ul className={belowClass}>
                {[item, ...item.below].map((each) => (
                  <li key={each.key}>{link({ ...each, companion: '' })}</li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words({ label, companion }: Pick<ShownLink, 'label' | 'companion'>) {
  return (
    <>
      {label}
      {companion && <span lang="bn">{companion}</span>}
    </>
  )
}
