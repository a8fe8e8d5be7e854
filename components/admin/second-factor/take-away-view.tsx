import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { allowed } from '@/lib/access/rights/gate'
import { findSecondFactor } from '@/lib/access/second-factor/store'
import { parseId } from '@/lib/shared/addresses/localized'
import { OwnScreen } from '../shared/own-screen'
import styles from './second-factor.module.scss'
import { TakeAway } from './take-away'

/** Where an administrator takes away the app of somebody who has lost the phone and the recovery codes. */
export async function TakeAwayView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { user, payload } = req
  const id = parseId(String(props.searchParams?.account))
  if (!user || !allowed(user, 'accounts', 'update') || !id || id === user.id) notFound()
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (!account) notFound()
  const isSetUp = (await findSecondFactor(req, id)) !== null
  return (
    <OwnScreen {...props} title="Take an authenticator app away" className={styles.screen}>
      {isSetUp ? (
        <>
          <p>
            <strong>{account.name}</strong> ({account.email}) has lost the phone, and the recovery codes, too? Make sure
            first that it is really them who ask: by voice, or face to face. They are signed out everywhere, sign in
            with the password alone, and set up an app again.
          </p>
          <p>Please show that this is you:</p>
          <TakeAway id={id} email={account.email} ownEmail={user.email} hasApp={Boolean(user.secondFactorSince)} />
        </>
      ) : (
        <p>{account.email} has no authenticator app.</p>
      )}
    </OwnScreen>
  )
}
