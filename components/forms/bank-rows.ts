import type { DonateLabels, DonateSettings } from './labels'

type BankLabels = Pick<DonateLabels, 'bankName' | 'accountName' | 'accountNumber' | 'branch' | 'swift' | 'routing'>

interface BankRow {
  term: string
  value: string
  /** Worth a button that copies it. */
  copy?: boolean
}

/** The bank account, line by line; what the settings leave empty is left out. */
export function bankRows(labels: BankLabels, bank: DonateSettings['bank']): BankRow[] {
  return [
    { term: labels.bankName, value: bank.bankName },
    { term: labels.accountName, value: bank.accountName },
    { term: labels.accountNumber, value: bank.accountNumber, copy: true },
    { term: labels.branch, value: bank.branch },
    { term: labels.swift, value: bank.swift },
    { term: labels.routing, value: bank.routing },
  ].filter(({ value }) => value !== '')
}
