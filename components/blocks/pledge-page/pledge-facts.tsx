import { pledgeWords } from '@/lib/giving/books/pledge-words'
import type { PledgeStatus } from '@/lib/giving/donor/pledge-status'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { inLang } from '@/lib/shared/i18n/text-language'
import { formatMinor } from '@/lib/shared/money/amount'
import styles from './pledge-facts.module.scss'

/** The facts of a pledge: amounts, fund, purpose and method. */
export function PledgeFacts({ pledge, locale }: { pledge: PledgeStatus; locale: Locale }) {
  const words = pledgeWords(locale)
  const { amount, currency, received, receivedCurrency, fund, purpose, method } = pledge
  const promised = formatMinor(amount, currency, locale)
  const arrived = received === null ? '' : formatMinor(received, receivedCurrency ?? currency, locale)
  const rows = [
    { term: words.amount, value: promised },
    ...(arrived ? [{ term: words.received, value: arrived }] : []),
    { term: words.fund, value: fund },
    { term: words.purpose, value: words.purposes[purpose] },
    { term: words.method, value: words.methods[method] },
  ]
  return (
    <>
      <dl className={styles.facts}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd {...inLang(value, locale)}>{value}</dd>
          </div>
        ))}
      </dl>
      {arrived && arrived !== promised && <p>{fill(words.differs, { amount: promised, received: arrived })}</p>}
      {pledge.anonymous && <p>{words.anonymous}</p>}
    </>
  )
}
