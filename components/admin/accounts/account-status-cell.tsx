import type { DefaultServerCellComponentProps } from 'payload'
import { type Actor, secondFactorDue } from '@/lib/access/rights/account-status'
import { DateTime } from '../shared/date-time'

/** Account status in the list of accounts: suspended, second factor overdue or due, or what it signs in with. */
export function AccountStatusCell({ rowData }: Partial<Pick<DefaultServerCellComponentProps, 'rowData'>>) {
  // Payload draws it beside an account's form as well, where there is no row and nobody sees it.
  if (!rowData) return null
  const account = rowData as Actor
  const due = secondFactorDue(account)
  if (account.suspended) return <strong>Suspended</strong>
  if (due && due.getTime() < Date.now()) return <strong>Rests: no authenticator app</strong>
  if (due) {
    return (
      <>
        Authenticator app due by <DateTime at={due.toISOString()} short />
      </>
    )
  }
  return account.secondFactorSince ? 'Password and authenticator app' : 'Password'
}
