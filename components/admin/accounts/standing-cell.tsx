import type { DefaultServerCellComponentProps } from 'payload'
import { type Actor, secondFactorDue } from '@/lib/accounts/standing'
import { When } from '../shared/when'

/** In the list of accounts: what keeps somebody from working or soon will, and what they sign in with. */
export function StandingCell({ rowData }: Pick<DefaultServerCellComponentProps, 'rowData'>) {
  const account = rowData as Actor
  const due = secondFactorDue(account)
  if (account.suspended) return <strong>Suspended</strong>
  if (due && due.getTime() < Date.now()) return <strong>Rests: no authenticator app</strong>
  if (due) {
    return (
      <>
        Authenticator app due by <When at={due.toISOString()} short />
      </>
    )
  }
  return account.secondFactorSince ? 'Password and authenticator app' : 'Password'
}
