import type { ToggleEvent } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './accordion.module.scss'

export interface AccordionItem {
  id: number
  title: string
  text: string
  /** By which an address names the item. */
  anchor?: string
}

interface AccordionItemsProps {
  items: AccordionItem[]
  /** Shared by the items: the browser keeps at most one of a name open, also without JavaScript. */
  name: string
  /** The open item's id. */
  open: number | undefined
  onToggle?: (id: number, open: boolean) => void
  locale: Locale
}

/** An accordion's markup. As the server draws it, it needs no script to work. */
export function AccordionItems({ items, name, open, onToggle, locale }: AccordionItemsProps) {
  return items.map(({ id, title, text, anchor }) => (
    <details
      key={id}
      id={anchor}
      className={styles.item}
      name={name}
      open={open === id}
      data-record={id}
      onToggle={onToggle && (({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => onToggle(id, currentTarget.open))}
    >
      <summary>
        <h3 {...inLang(title, locale)}>{title}</h3>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 12h14" />
          <path className={styles.upright} d="M12 5v14" />
        </svg>
      </summary>
      <p {...inLang(text, locale)} className={styles.text}>
        {text}
      </p>
    </details>
  ))
}
