import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/paths'
import styles from './share-links.module.scss'

export interface ShareLabels {
  title: string
  facebook: string
  x: string
  whatsapp: string
}

interface ShareWaysProps {
  /** The page's whole address, with its origin. */
  url: string
  title: string
  labels: ShareLabels
  /** On a card: smaller, and named with the title. */
  small?: boolean
}

/** List items of plain links that share a page with others. */
export function ShareWays({ url, title, labels, small = false }: ShareWaysProps) {
  const ways: { icon: IconName; label: string; href: string }[] = [
    {
      icon: 'facebook',
      label: labels.facebook,
      href: addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    { icon: 'twitter', label: labels.x, href: addressOf('https://x.com/intent/post', { url, text: title }) },
    { icon: 'whatsapp', label: labels.whatsapp, href: addressOf('https://wa.me/', { text: `${title} ${url}` }) },
  ]
  return ways.map(({ icon, label, href }) => (
    <li key={icon}>
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={small ? `${label}: ${title}` : label}
        className={`${styles.way} ${small ? styles.small : ''}`}
      >
        <Icon name={icon} size={small ? 17 : 20} />
      </a>
    </li>
  ))
}

function addressOf(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`
}
