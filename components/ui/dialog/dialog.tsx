'use client'

import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/ui/icon/icon'
import styles from './dialog.module.scss'

interface DialogProps {
  open: boolean
  /** Asked for by Esc, the close button and a press beside the panel. */
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Stays in sight below the scrolling body. */
  footer?: ReactNode
  /** md 640 px, lg 860 px. */
  size?: 'md' | 'lg'
}

/**
 * The browser's own modal dialog: it keeps the focus inside, gives it back, and closes on Esc. It stands at the page's
 * end, out of reach of the styles of the block that opens it; in the browser only.
 */
export function Dialog({ open, onClose, title, closeLabel, children, footer, size = 'md' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedBeside = useRef(false)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])

  // A text selection that starts in a field and ends beside the panel must not close it.
  const onPointerDown = (event: PointerEvent) => {
    pressedBeside.current = event.target === ref.current
  }
  const onPointerUp = (event: PointerEvent) => {
    if (pressedBeside.current && event.target === ref.current) onClose()
  }

  return createPortal(
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[size]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (event.target === ref.current && open) onClose()
      }}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
    >
      <div className={styles.panel}>
        <div className={styles.border} />
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>,
    document.body,
  )
}
