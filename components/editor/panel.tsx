import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import styles from './panel.module.scss'

export interface PanelProps {
  title: string
  children: ReactNode
  onCancel: () => void
  /** What Enter and the first button do; without it the panel has neither. */
  onDone?: () => void
  doneLabel?: string
  cancelLabel: string
  /** What onDone has begun is under way. */
  busy?: boolean
  /** Further buttons. */
  extra?: ReactNode
}

/** A small dialog below the toolbar. No form: in the admin it stands inside one. */
export function Panel({ title, children, onCancel, onDone, doneLabel, cancelLabel, busy = false, extra }: PanelProps) {
  const ref = useRef<HTMLFieldSetElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, button')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    // What a panel opens elsewhere on the page (the admin's library) hears its own keys.
    if (!ref.current?.contains(event.target as Node)) return
    const inField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && inField && onDone && !busy) onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset ref={ref} className={styles.panel} onKeyDown={onKeyDown}>
      <legend className={styles.title}>{title}</legend>
      {children}
      <div className={styles.buttons}>
        {onDone && (
          <Button size="sm" busy={busy} onClick={onDone}>
            {doneLabel}
          </Button>
        )}
        {extra}
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {cancelLabel}
        </Button>
      </div>
    </fieldset>
  )
}
