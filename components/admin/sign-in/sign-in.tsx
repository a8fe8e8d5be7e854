import { IDLE_SECONDS } from '@/lib/access/sessions/lifetime'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { SiteSettings } from '@/lib/shared/content/types'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { Brand } from './brand'
import { LoginForm } from './login-form'
import styles from './sign-in.module.scss'

interface SignInProps {
  /** Null where it is not known whose site this is. */
  foundation: Pick<SiteSettings, 'name' | 'logo'> | null
  locale: Locale
  /** Screen of the admin that is shown next. */
  next: string
  /** Whether a session has just ended by its idle time. */
  isEnded?: boolean
}

/** Sign-in page of staff, in place of Payload's, which knows no second factor. */
export function SignIn({ foundation, locale, next, isEnded = false }: SignInProps) {
  const words = wordsOf('signIn', locale)
  return (
    <main className={styles.screen}>
      {foundation && <Brand {...foundation} />}
      <h1>{words('title')}</h1>
      <noscript>
        <p className={styles.notice}>{words('noScript')}</p>
      </noscript>
      {isEnded && <p className={styles.notice}>{words('ended', { hours: IDLE_SECONDS / 3600 })}</p>}
      {next !== '/admin' && <p>{words('next')}</p>}
      <LoginForm next={next} />
      <p className={styles.away}>
        <a href={localized(locale, paths.home)}>{words('back')}</a>
      </p>
    </main>
  )
}
