import type { Balance } from '@/lib/giving/books/ledger'
import { formatMinor } from '@/lib/shared/money/amount'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import styles from './ledger.module.scss'

/** Whether the books balance, to the minor unit. */
export async function Balances({ balances }: { balances: Balance[] }) {
  const words = await getWords('ledger')
  const giving = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  if (balances.length === 0) return <p>{words('balances.empty')}</p>
  return (
    <ul className={styles.balances}>
      {balances.map(({ currency, verified, refunded, raised, held, balances: even }) => {
        const money = (amount: number) => formatMinor(amount, currency, locale)
        const sums = {
          currency: giving(`codes.${currency}`),
          verified: money(verified),
          refunded: money(refunded),
          raised: money(raised),
          held: money(held),
        }
        return (
          <li key={currency} data-even={even} role={even ? undefined : 'alert'}>
            {words(even ? 'balances.even' : 'balances.uneven', sums)}
          </li>
        )
      })}
    </ul>
  )
}
