import type { ServerProps } from 'payload'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import styles from './guide-link.module.scss'
import { guideOfScreen } from './guide-of-screen'

/** Link in the header of every screen to the part of the guides that explains it. */
export async function GuideLink({ user, params }: ServerProps) {
  const address = user && guideOfScreen([params?.segments ?? []].flat(), user.role)
  if (!address) return null
  const words = await getWords('guide')
  // In a tab of its own: it is read beside the work, and most screens hold something that was typed and is not yet saved.
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener">
      {words('link')}
      <span className={shared.hidden}> {words('newTab')}</span>
    </a>
  )
}
