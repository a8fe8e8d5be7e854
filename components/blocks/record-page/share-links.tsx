import { Icon } from '@/components/ui/icon/icon'
import type { IconName } from '@/components/ui/icon/paths'
import { useLabels } from '../labels'
import styles from './share-links.module.scss'
import { ShareLive } from './share-live'

interface ShareLinksProps {
  /** The page's whole address, with its origin. */
  url: string
  title: string
}

/** Plain links that share a page; copying and the phone's own sharing join where there is script for them. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { share } = useLabels('record')
  const ways: { icon: IconName; label: string; href: string }[] = [
    {
      icon: 'facebook',
      label: share.facebook,
      href: addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    { icon: 'twitter', label: share.x, href: addressOf('https://x.com/intent/post', { url, text: title }) },
    { icon: 'whatsapp', label: share.whatsapp, href: addressOf('https://wa.me/', { text: `${title} ${url}` }) },
  ]
  return (
    <ShareLive url={url} title={title} labels={share} className={styles.share}>
      <strong>{share.title}</strong>
      <ul>
        {ways.map(({ icon, label, href }) => (
          <li key={icon}>
            <a href={href} target="_blank" rel="noopener noreferrer" aria-label={label} className={styles.way}>
              <Icon name={icon} size={20} />
            </a>
          </li>
        ))}
        <li className={styles.scripted}>
          <button type="button" className={styles.way} aria-label={share.copy} data-share="copy">
            <Icon name="copy" size={20} />
          </button>
        </li>
        <li className={styles.scripted}>
          <button type="button" className={styles.way} aria-label={share.native} data-share="native">
            <Icon name="share" size={20} />
          </button>
        </li>
      </ul>
    </ShareLive>
  )
}

function addressOf(base: string, query: Record<string, string>): string {
  return `${base}?${new URLSearchParams(query)}`
}
