import type { ShownItem, ShownLink } from './nav'
import { type NavLink, NavLinks } from './nav-links'

interface MenuListProps {
  items: readonly ShownItem[]
  className?: string | undefined
  linkClass?: string | undefined
  /** Of the lists of the second level. */
  belowClass?: string | undefined
  /** Its lists of the second level lie over the page: one is open at a time, and a press elsewhere closes it (navigation.tsx). */
  floating?: boolean
  /** Whether each item has its word in the other script. */
  companions?: boolean
}

/** A menu in two levels. An item with pages below it opens them, by mouse, finger and key, and without script as well. */
export function MenuList({ items, className, linkClass, belowClass, floating, companions }: MenuListProps) {
  const plain = ({ key, href, sections, to, label, lang }: ShownLink): NavLink => {
    return { key, href, sections, to, label, lang }
  }
  const links = items.map((item) => {
    const words = (
      <>
        {item.label}
        {companions && item.companion && <span lang="bn">{item.companion}</span>}
      </>
    )
    if (item.below.length === 0) return { ...plain(item), label: words }
    const opener = (
      <details key={item.key} name={floating ? 'menu' : undefined}>
        <summary lang={item.lang} className={linkClass}>
          {words}
        </summary>
        <NavLinks links={[item, ...item.below].map(plain)} className={belowClass} />
      </details>
    )
    return { ...plain(item), instead: opener }
  })
  return <NavLinks links={links} className={className} linkClass={linkClass} />
}
