import { Link } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import type { User } from '@/lib/platform/payload/payload-types'
import { removeSecondFactorScreen, SECOND_FACTOR_SCREEN } from '@/lib/shared/addresses/second-factor'
import { DateTime } from '../shared/date-time'
import { getWords } from '../shared/request-words'
import shared from '../shared/shared.module.scss'
import styles from './second-factor.module.scss'

/** Second factor on an account's screen: whether it is set up. Administrators can remove that of others. */
export async function SecondFactorPanel({ data, req: { user } }: UIFieldServerProps) {
  const { id, email, secondFactorSince: since } = data as Partial<User>
  if (!id || !email || !user) return null
  const words = await getWords('secondFactor')
  const own = id === user.id
  const mayTake = !own && isAllowed(user, 'accounts', 'update')
  return (
    <section className={styles.part} aria-labelledby="authenticator-app">
      <h3 id="authenticator-app">{words('title')}</h3>
      <p>{since ? words.rich('panel.since', { since: () => <DateTime at={since} /> }) : words('panel.none')}</p>
      {own && (
        <Link className={shared.button} href={SECOND_FACTOR_SCREEN} prefetch={false}>
          {words(since ? 'panel.change' : 'panel.setUp')}
        </Link>
      )}
      {mayTake && since && (
        <Link className={shared.button} href={removeSecondFactorScreen(id)} prefetch={false}>
          {words('panel.takeAway')}
        </Link>
      )}
    </section>
  )
}
