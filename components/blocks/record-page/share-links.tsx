import { Icon } from '@/components/ui/icon/icon'
import { useLabels } from '../labels'
import { ShareButtons } from './share-buttons'
import styles from './share-links.module.scss'
import { ShareWays } from './share-ways'

interface ShareLinksProps {
  /** The page's whole address, with its origin. */
  url: string
  title: string
}

/** Plain links that share a page; copying and the phone's own sharing join where there is script for them. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const { share } = useLabels('record')
  return (
    <ShareButtons url={url} title={title} labels={share} className={styles.share}>
      <strong>{share.title}</strong>
      <ul>
        <ShareWays url={url} title={title} labels={share} />
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
    </ShareButtons>
  )
}
