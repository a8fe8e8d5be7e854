import type { DefaultServerCellComponentProps } from 'payload'
import { type Actor, secondFactorDue } from '@/lib/access/rights/account-status'
import { When } from '../shared/when'

/** In the list of accounts: what keeps somebody from working or soon will, and what they sign in with. */
export function StandingCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload draws it beside an account's form as well, where there is no row and nobody sees it.
  if (!rowData) return null
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
