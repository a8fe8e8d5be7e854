import type { CollectionConfig, GlobalConfig } from 'payload'
import { campaigns } from './collections/campaigns'
import { ledgerEntries } from './collections/ledger-entries'
import { pledgeMoves } from './collections/pledge-moves'
import { pledges } from './collections/pledges'
import { receiptYears } from './collections/receipt-years'
import { receipts } from './collections/receipts'
import { statementLayouts } from './collections/statement-layouts'
import { transactions } from './collections/transactions'
import { payment } from './globals/payment'

/** Campaigns, gifts, the money that arrived, and the receipts for it. */
export const givingCollections: CollectionConfig[] = [
  campaigns,
  pledges,
  pledgeMoves,
  transactions,
  ledgerEntries,
  receipts,
  receiptYears,
  statementLayouts,
]

/** What there is once: where gifts go, and how they are taken. */
export const givingGlobals: GlobalConfig[] = [payment]
