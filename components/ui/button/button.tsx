import type { ComponentPropsWithRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import styles from './button.module.scss'
import { type ButtonLook, buttonClass } from './button-class'
import { Hem } from './hem'

interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work under way: a spinner is shown and presses do nothing, but the focus stays. */
  busy?: boolean
}

export function Button({ variant, size, block, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Icon name="spinner" className={styles.spinner} />}
      {children}
      {variant === 'donate' && <Hem />}
    </button>
  )
}
