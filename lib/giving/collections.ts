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

/** Campaigns, pledges, bank lines, the ledger and receipts. */
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

/** The payment settings: the accounts that donors send money to, and how pledges are taken. */
export const givingGlobals: GlobalConfig[] = [payment]
