import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import { answersForDonors, answersForVisitors, mayLook } from '@/lib/retention/privacy/rights'
import { AdminScreen } from '../shared/admin-screen'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { PersonSearch } from './person-search'
import styles from './privacy.module.scss'

function whatIsFound(user: TypedUser | null): 'sent' | 'gifts' | 'both' {
  if (!answersForDonors(user)) return 'sent'
  return answersForVisitors(user) ? 'both' : 'gifts'
}

/** Screen for requests of data subjects: what is held about a person, and its erasure. */
export async function PrivacyView(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  if (!mayLook(user)) redirect('/admin')
  const words = await getWords('privacy')
  return (
    <ScreenWords areas={['privacy']}>
      <AdminScreen {...props} title={words('title')} className={styles.privacy}>
        <p>{words('intro', { what: whatIsFound(user) })}</p>
        <PersonSearch />
      </AdminScreen>
    </ScreenWords>
  )
}
