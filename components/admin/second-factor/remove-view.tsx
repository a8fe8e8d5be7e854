import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isAllowed } from '@/lib/access/rights/authorization'
import { findSecondFactor } from '@/lib/access/second-factor/store'
import { parseId } from '@/lib/shared/addresses/localized'
import { AdminScreen } from '../shared/admin-screen'
import { getWords } from '../shared/request-words'
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
  const words = await getWords('secondFactor')
  const { name, email } = account
  const isSetUp = (await findSecondFactor(req, id)) !== null
  return (
    <AdminScreen {...props} title={words('takeAway.title')} className={styles.screen}>
      {isSetUp ? (
        <>
          <p>{words.rich('takeAway.explanation', { name, email, b: (text) => <strong>{text}</strong> })}</p>
          <p>{words('takeAway.proof')}</p>
          <RemoveSecondFactorForm
            id={id}
            email={email}
            ownEmail={user.email}
            hasApp={Boolean(user.secondFactorSince)}
          />
        </>
      ) : (
        <p>{words('takeAway.none', { email })}</p>
      )}
    </AdminScreen>
  )
}
