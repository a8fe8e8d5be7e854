'use client'
import { useId, useState } from 'react'
import type { Locale } from '@/lib/shared/addresses/localized'
import { type AccordionItem, AccordionItems } from './accordion-items'

interface AccordionProps {
  items: AccordionItem[]
  /** Which item is open at the start; without it the first one is. */
  start?: { open: number | undefined }
  locale: Locale
}

/**
 * At most one item is open; pressing the open one closes it. The browser keeps that rule; the state follows, so that
 * new items leave the open one open.
 */
export function Accordion({ items, start, locale }: AccordionProps) {
  const name = useId()
  const [open, setOpen] = useState(start ? start.open : items[0]?.id)
  return (
    <AccordionItems
      items={items}
      name={name}
      open={open}
      locale={locale}
      onToggle={(id, opened) => setOpen((was) => (opened ? id : was === id ? undefined : was))}
    />
  )
}
