import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import type { User } from '@/lib/platform/payload/payload-types'
import { SECOND_FACTOR_SCREEN, takeAwayScreen } from '@/lib/shared/addresses/second-factor'
import shared from '../shared/shared.module.scss'
import { When } from '../shared/when'
import styles from './second-factor.module.scss'

/** In an account's screen: whether it has an authenticator app. Administrators can take it away from others. */
export function SecondFactorPanel({ data, req: { user } }: UIFieldServerProps) {
  const { id, email, secondFactorSince: since } = data as Partial<User>
  if (!id || !email || !user) return null
  const own = id === user.id
  const mayTake = !own && allowed(user, 'accounts', 'update')
  return (
    <section className={styles.part} aria-labelledby="authenticator-app">
      <h3 id="authenticator-app">Authenticator app</h3>
      <p>
        {since ? (
          <>
            Set up since <When at={since} />.
          </>
        ) : (
          'Not set up.'
        )}
      </p>
      {own && (
        <Link className={shared.button} href={SECOND_FACTOR_SCREEN} prefetch={false}>
          {since ? 'Change it' : 'Set it up'}
        </Link>
      )}
      {mayTake && since && (
        <Link className={shared.button} href={takeAwayScreen(id)} prefetch={false}>
          Phone lost: take the app away
        </Link>
      )}
    </section>
  )
}
