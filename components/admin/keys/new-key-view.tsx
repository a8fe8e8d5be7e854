import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { keyOwners } from '@/lib/access/keys/listed'
import { allowed } from '@/lib/access/rights/gate'
import list from '../shared/list.module.scss'
import { OwnScreen } from '../shared/own-screen'
import { NewKeyForm } from './new-key-form'

/** Where an administrator makes a key for a program. */
export async function NewKeyView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  if (!allowed(req.user, 'accounts', 'create')) redirect('/admin')
  return (
    <OwnScreen {...props} title="New API key" className={list.screen}>
      <NewKeyForm owners={await keyOwners(req.payload)} own={Number(req.user?.id)} />
    </OwnScreen>
  )
}
