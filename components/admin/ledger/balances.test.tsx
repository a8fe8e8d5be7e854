import { render, screen } from '@testing-library/react'
import { Balances } from './balances'

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/access/sessions/language-settings', () => ({ languageOf: () => 'en' }))

const BOOKS = { currency: 'BDT', verified: 1_101, refunded: 1_000, raised: 101, held: 101, balances: true } as const

test('books that balance are said to, to the minor unit', async () => {
  render(await Balances({ balances: [BOOKS] }))
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'BDT: ৳11.01 verified − ৳10 sent back = ৳1.01 shown as raised. The ledger balances.',
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('books that do not are an alarm, with all figures', async () => {
  render(await Balances({ balances: [{ ...BOOKS, raised: 102, balances: false }] }))
  expect(screen.getByRole('alert')).toHaveTextContent(/DOES NOT BALANCE.*৳11\.01.*৳1\.02.*৳1\.01/)
})
