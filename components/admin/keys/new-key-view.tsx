import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { keyOwners } from '@/lib/access/keys/list'
import { isAllowed } from '@/lib/access/rights/authorization'
import { AdminScreen } from '../shared/admin-screen'
import list from '../shared/list.module.scss'
import { getWords } from '../shared/request-words'
import { ScreenWords } from '../shared/words-provider'
import { NewKeyForm } from './new-key-form'

/** Screen for creating an API key. */
export async function NewKeyView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!isAllowed(req.user, 'accounts', 'create')) redirect('/admin')
  const words = await getWords('keys')
  return (
    <ScreenWords areas={['keys']}>
      <AdminScreen {...props} title={words('new.title')} className={list.screen}>
        <NewKeyForm owners={await keyOwners(req.payload)} own={Number(req.user?.id)} />
      </AdminScreen>
    </ScreenWords>
  )
}
