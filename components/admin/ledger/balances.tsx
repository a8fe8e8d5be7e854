import type { Balance } from '@/lib/giving/books/ledger'
import { formatMinor } from '@/lib/shared/money/amount'
import styles from './ledger.module.scss'

/** Whether the books balance, to the minor unit. */
export function Balances({ balances }: { balances: Balance[] }) {
  if (balances.length === 0) return <p>The ledger is empty: no gift has been verified yet.</p>
  return (
    <ul className={styles.balances}>
      {balances.map(({ currency, verified, refunded, raised, held, balances: even }) => {
        const money = (amount: number) => formatMinor(amount, currency, 'en')
        return (
          <li key={currency} data-even={even} role={even ? undefined : 'alert'}>
            {even
              ? `${currency}: ${money(verified)} verified − ${money(refunded)} sent back = ${money(raised)} shown as raised. The ledger balances.`
              : `${currency}: THE LEDGER DOES NOT BALANCE. ${money(verified)} verified − ${money(refunded)} sent back, but ${money(raised)} are shown as raised and the gifts hold ${money(held)}. Please tell whoever looks after the site at once, and verify nothing until then.`}
          </li>
        )
      })}
    </ul>
  )
}
