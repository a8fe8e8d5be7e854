import styles from './button.module.scss'

export interface ButtonLook {
  variant?: 'donate' | 'primary' | 'ghost' | 'paper'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as its box. */
  block?: boolean
}

/** Class names of a button's look; for the rare element that is neither a button nor a link of ours. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook, className = ''): string {
  return [styles.button, styles[variant], size === 'md' ? '' : styles[size], block ? styles.block : '', className]
    .filter(Boolean)
    .join(' ')
}
