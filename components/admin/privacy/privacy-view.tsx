import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import { answersForDonors, answersForVisitors, mayLook } from '@/lib/retention/privacy/rights'
import { OwnScreen } from '../shared/own-screen'
import { Person } from './person'
import styles from './privacy.module.scss'

function whatIsFound(user: TypedUser | null): string {
  const gifts = answersForDonors(user) ? ['gifts, receipts and money'] : []
  const sent = answersForVisitors(user) ? ['what came by the forms of the site'] : []
  return [...sent, ...gifts].join(', with ')
}

/** Where staff answer somebody who asks what is held about them. */
export function PrivacyView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  if (!mayLook(user)) redirect('/admin')
  return (
    <OwnScreen {...props} title="A person’s data" className={styles.privacy}>
      <p>
        Somebody may ask what is held about them, or that it be erased. Make sure first that they are who they say. Here
        is found {whatIsFound(user)}, and the mails about it.
      </p>
      <Person />
    </OwnScreen>
  )
}
