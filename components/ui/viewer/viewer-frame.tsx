'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useSwipe } from '@/components/ui/carousel/use-swipe'
import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/paths'
import { fill } from '@/lib/shared/format/fill'
import styles from './viewer.module.scss'

export interface ViewerLabels {
  viewer: string
  previous: string
  next: string
  close: string
  counter: string
  show: string
}

interface ViewerFrameProps {
  at: number
  total: number
  labels: ViewerLabels
  onShow: (index: number) => void
  onClose: () => void
  /** What is shown, on the paper mat. */
  children: ReactNode
  /** Small pictures of all, below it. */
  thumbs?: ReactNode
}

/** One of many over the whole screen; it stops at the first and the last. */
export function ViewerFrame({ at, total, labels, onShow, onClose, children, thumbs }: ViewerFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const mat = useRef<HTMLElement>(null)
  const last = total - 1
  const show = (index: number) => {
    if (index < 0 || index > last || index === at) return
    onShow(index)
    // The button that led to an end is disabled there and would take the keyboard's focus with it.
    if (index === 0 || index === last) dialog.current?.focus()
  }
  useSwipe(mat, (step) => show(at + step))

  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
  }, [])

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') show(at - 1)
    if (key === 'ArrowRight') show(at + 1)
    if (key === 'Home') show(0)
    if (key === 'End') show(last)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      aria-label={labels.viewer}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <p className={styles.counter} aria-live="polite">
        {fill(labels.counter, { n: at + 1, total })}
      </p>
      <Round className={styles.close} label={labels.close} icon="close" onPress={() => dialog.current?.close()} />
      <Round
        className={styles.previous}
        label={labels.previous}
        icon="chevron-left"
        off={at === 0}
        onPress={() => show(at - 1)}
      />
      <figure ref={mat} className={styles.mat}>
        {children}
      </figure>
      <Round
        className={styles.next}
        label={labels.next}
        icon="chevron-right"
        off={at === last}
        onPress={() => show(at + 1)}
      />
      {thumbs}
    </dialog>
  )
}

interface RoundProps {
  label: string
  className: string | undefined
  icon: IconName
  off?: boolean
  onPress: () => void
}

function Round({ label, className, icon, off = false, onPress }: RoundProps) {
  return (
    <button
      type="button"
      className={`${styles.round} ${className}`}
      aria-label={label}
      disabled={off}
      onClick={onPress}
    >
      <Icon name={icon} size={26} />
    </button>
  )
}
