import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { findSecondFactor } from '@/lib/access/second-factor/store'
import { parseId } from '@/lib/shared/addresses/localized'
import { AdminScreen } from '../shared/admin-screen'
import { RemoveSecondFactorForm } from './remove-form'
import styles from './second-factor.module.scss'

/** Screen for removing the second factor of somebody who has lost the phone and the recovery codes. */
export async function RemoveSecondFactorView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { user, payload } = req
  const id = parseId(String(props.searchParams?.account))
  if (!user || !isAllowed(user, 'accounts', 'update') || !id || id === user.id) notFound()
  const account = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (!account) notFound()
  const isSetUp = (await findSecondFactor(req, id)) !== null
  return (
    <AdminScreen {...props} title="Take an authenticator app away" className={styles.screen}>
      {isSetUp ? (
        <>
          <p>
            <strong>{account.name}</strong> ({account.email}) has lost the phone, and the recovery codes, too? Make sure
            first that it is really them who ask: by voice, or face to face. They are signed out everywhere, sign in
            with the password alone, and set up an app again.
          </p>
          <p>Please show that this is you:</p>
          <RemoveSecondFactorForm
            id={id}
            email={account.email}
            ownEmail={user.email}
            hasApp={Boolean(user.secondFactorSince)}
          />
        </>
      ) : (
        <p>{account.email} has no authenticator app.</p>
      )}
    </AdminScreen>
  )
}
