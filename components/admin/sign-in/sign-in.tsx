import { IDLE_SECONDS } from '@/lib/access/sessions/lifetime'
import { paths } from '@/lib/shared/addresses/paths'
import type { SiteSettings } from '@/lib/shared/content/types'
import { Brand } from './brand'
import { LoginForm } from './login-form'
import styles from './sign-in.module.scss'

interface SignInProps {
  /** Null where it is not known whose site this is. */
  foundation: Pick<SiteSettings, 'name' | 'logo'> | null
  /** Screen of the admin that is shown next. */
  next: string
  /** Whether a session has just ended by its idle time. */
  isEnded?: boolean
}

/** Sign-in page of staff, in place of Payload's, which knows no second factor. */
export function SignIn({ foundation, next, isEnded = false }: SignInProps) {
  return (
    <main className={styles.screen}>
      {foundation && <Brand {...foundation} />}
      <h1>Sign in</h1>
      <noscript>
        <p className={styles.notice}>
          The admin needs JavaScript, which is switched off in this browser. Please switch it on and load this page
          again. The site itself is read without it.
        </p>
      </noscript>
      {isEnded && (
        <p className={styles.notice}>
          You were signed out, because nothing was heard of you for {IDLE_SECONDS / 3600} hours. Please sign in again.
        </p>
      )}
      {next !== '/admin' && <p>You are then shown the page that you asked for.</p>}
      <LoginForm next={next} />
      <p className={styles.away}>
        <a href={paths.home}>Back to the site</a>
      </p>
    </main>
  )
}
