import type { UIFieldServerComponent } from 'payload'
import { getWords } from '../shared/request-words'
import styles from './account-panel.module.scss'
import { LanguageChoice } from './language-choice'

/** The language of one's own account, on its screen. */
export const AccountLanguage: UIFieldServerComponent = async ({ id, req }) => {
  if (!id || req.user?.id !== Number(id)) return null
  const words = await getWords('account')
  return (
    <section className={styles.panel} aria-label={words('language.label')}>
      <h2 className={styles.heading}>{words('language.label')}</h2>
      <p>{words('language.hint')}</p>
      <LanguageChoice />
    </section>
  )
}
