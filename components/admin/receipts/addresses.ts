/** Addresses of staff's screens of receipts. */

import { type ReceiptFilter, receiptQuery } from '@/lib/giving/receipts/receipt-list'
import type { Locale } from '@/lib/shared/addresses/localized'
import { RECEIPTS } from '../pledges/addresses'

export const receiptsAddress = (filter: Partial<ReceiptFilter> = {}, page?: number) =>
  `${RECEIPTS}${receiptQuery(filter, page)}`

export const receiptFile = (id: number, locale: Locale) => `/api/receipts/${id}/pdf?locale=${locale}`

interface AskedStatement {
  /** E-mail address or phone number. */
  donor: string
  /** In which the financial year began. */
  year: number
}

const statementQuery = ({ donor, year }: AskedStatement) => new URLSearchParams({ donor, year: String(year) })

export const STATEMENT = `${RECEIPTS}/statement`

export const statementAddress = (asked: AskedStatement) => `${STATEMENT}?${statementQuery(asked)}`

export const statementFile = (asked: AskedStatement, locale: Locale) =>
  `/api/receipts/statement?${statementQuery(asked)}&locale=${locale}`
