'use client'
import { useId, useState } from 'react'
import styles from './accordion.module.scss'

export interface AccordionItem {
  id: number
  title: string
  text: string
}

/**
 * At most one item is open; pressing the open one closes it. The browser keeps that rule by the items' common name,
 * also without JavaScript; the state follows, so that new items leave the open one open.
 */
export function Accordion({ items }: { items: AccordionItem[] }) {
  const name = useId()
  const [open, setOpen] = useState(items[0]?.id)
  return (
    <div>
      {items.map(({ id, title, text }) => (
        <details
          key={id}
          className={styles.item}
          name={name}
          open={open === id}
          onToggle={({ currentTarget }) => {
            const opened = currentTarget.open
            setOpen((was) => (opened ? id : was === id ? undefined : was))
          }}
        >
          <summary>
            <h3>{title}</h3>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12h14" />
              <path className={styles.upright} d="M12 5v14" />
            </svg>
          </summary>
          <p className={styles.text}>{text}</p>
        </details>
      ))}
    </div>
  )
}
