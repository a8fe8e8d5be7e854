/** Addresses of the treasurer's screens of pledges and of the ledger. */
import { filterQuery, type LedgerFilter, type PledgeFilter } from '@/lib/giving/shared/pledge-filter'

const LIST = '/admin/collections/pledges'

export const pledgesAddress = (filter: Partial<PledgeFilter> = {}, page?: number) =>
  `${LIST}${filterQuery(filter, page)}`

export const pledgeAddress = (id: number) => `${LIST}/${id}`

export const pledgesExport = (filter: PledgeFilter) => `/api/pledges/export${filterQuery(filter)}`

export const ledgerAddress = (filter: Partial<LedgerFilter> = {}, page?: number) =>
  `/admin/ledger${filterQuery(filter, page)}`

export const ledgerExport = (filter: LedgerFilter) => `/api/pledges/ledger${filterQuery(filter)}`

/** @param month `2026-11`; '' for all the time */
export const overviewAddress = (month = '') => `/admin/giving${month && `?month=${month}`}`

export const receiptAddress = (id: number) => `/admin/receipts/${id}`

export const RECONCILIATION = '/admin/desk'
export const RECEIPTS = '/admin/receipts'
