import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import { answersForDonors, answersForVisitors, mayLook } from '@/lib/retention/privacy/rights'
import { AdminScreen } from '../shared/admin-screen'
import { PersonSearch } from './person-search'
import styles from './privacy.module.scss'

function whatIsFound(user: TypedUser | null): string {
  const gifts = answersForDonors(user) ? ['gifts, receipts and money'] : []
  const sent = answersForVisitors(user) ? ['what came by the forms of the site'] : []
  return [...sent, ...gifts].join(', with ')
}

/** Screen for requests of data subjects: what is held about a person, and its erasure. */
export function PrivacyView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  if (!mayLook(user)) redirect('/admin')
  return (
    <AdminScreen {...props} title="A person’s data" className={styles.privacy}>
      <p>
        Somebody may ask what is held about them, or that it be erased. Make sure first that they are who they say. Here
        is found {whatIsFound(user)}, and the mails about it.
      </p>
      <PersonSearch />
    </AdminScreen>
  )
}
