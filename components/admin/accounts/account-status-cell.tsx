'use client'
import type { DefaultCellComponentProps } from 'payload'
import { type Actor, secondFactorDue } from '@/lib/access/rights/account-status'
import { DateTime } from '../shared/date-time'
import { useWords } from '../shared/words'

/** Account status in the list of accounts: suspended, second factor overdue or due, or what it signs in with. */
export function AccountStatusCell({ rowData }: Partial<Pick<DefaultCellComponentProps, 'rowData'>>) {
  const words = useWords('account')
  // Payload draws it beside an account's form as well, where there is no row and nobody sees it.
  if (!rowData) return null
  const account = rowData as Actor
  const due = secondFactorDue(account)
  if (account.suspended) return <strong>{words('status.suspended')}</strong>
  if (due && due.getTime() < Date.now()) return <strong>{words('status.rests')}</strong>
  if (due) return words.rich('status.due', { due: () => <DateTime at={due.toISOString()} short /> })
  return words(account.secondFactorSince ? 'status.passwordAndApp' : 'status.password')
}
