import type { ServerProps } from 'payload'
import { getWords } from '../shared/request-words'
import styles from './account-panel.module.scss'
import { LanguageChoice } from './language-choice'

/** Asks, on every screen until it is answered, in which language somebody works. */
export async function LanguageQuestion({ user }: ServerProps) {
  if (!user || user.language) return null
  const words = await getWords('account')
  return (
    <aside className={styles.question} aria-label={words('language.label')}>
      <p>{words('language.question')}</p>
      <LanguageChoice asked />
      <p>{words('language.hint')}</p>
    </aside>
  )
}
