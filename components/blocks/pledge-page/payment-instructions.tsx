import { bankRows } from '@/components/forms/bank-rows'
import { CopyNumber } from '@/components/forms/copy-number'
import { PLEDGE_WORDS } from '@/lib/giving/books/pledge-words'
import { givingSteps, isWallet, type PublishedAccounts } from '@/lib/giving/donor/payment-instructions'
import type { GiftStatus } from '@/lib/giving/donor/pledge-status'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { moneyText, plainAmount } from '@/lib/shared/money/amount'
import { NumberCode } from './number-qr-code'
import styles from './payment-instructions.module.scss'

interface GivingProps {
  gift: GiftStatus
  accounts: PublishedAccounts
  locale: Locale
}

interface Row {
  term: string
  value: string
  copy?: { text: string; name: string; done: string }
}

/** How the money is sent: step by step, with what has to be copied, and the wallet's number for another phone. */
export function Giving({ gift, accounts, locale }: GivingProps) {
  const words = PLEDGE_WORDS[locale]
  const steps = givingSteps(gift, accounts, locale)
  return (
    <section className={styles.giving} aria-labelledby="steps">
      <h2 id="steps">{gift.state === 'pledged' ? words.steps.title : words.steps.again}</h2>
      {steps.length === 0 && <p>{words.form.noNumber}</p>}
      {steps.length > 0 && (
        <>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.account}>
            <dl>
              {rowsOf(gift, accounts, locale).map(({ term, value, copy }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>
                    {value}{' '}
                    {copy && (
                      <CopyNumber number={copy.text} label={words.form.copy} name={copy.name} done={copy.done} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            {isWallet(gift.method) && (
              <NumberCode wallet={gift.method} number={accounts.wallets[gift.method]} locale={locale} />
            )}
          </div>
        </>
      )}
    </section>
  )
}

function rowsOf({ method, amount, currency }: GiftStatus, { bank, wallets }: PublishedAccounts, locale: Locale): Row[] {
  const words = PLEDGE_WORDS[locale]
  const { form, methods } = words
  const copyNumber = (text: string, name: string, done: string) => ({ text, name, done })
  const account: Row[] = isWallet(method)
    ? [
        {
          term: form.walletNumber,
          value: wallets[method],
          copy: copyNumber(wallets[method], fill(form.copyWallet, { wallet: methods[method] }), form.walletCopied),
        },
      ]
    : bankRows(form, bank).map(({ term, value, copy }) => ({
        term,
        value,
        ...(copy && { copy: copyNumber(value, form.copyLabel, form.copied) }),
      }))
  const sum: Row = {
    term: form.amount,
    value: moneyText(amount, currency, locale),
    copy: copyNumber(plainAmount(amount, currency), words.copyAmount, words.amountCopied),
  }
  return [...account, sum]
}
