import { bankRows } from '@/components/forms/bank-rows'
import { CopyNumber } from '@/components/forms/copy-number'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { isWallet, type PublishedAccounts, paymentInstructions } from '@/lib/giving/donor/payment-instructions'
import type { PledgeStatus } from '@/lib/giving/donor/pledge-status'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { formatMinor, plainAmount } from '@/lib/shared/money/amount'
import { NumberQrCode } from './number-qr-code'
import styles from './payment-instructions.module.scss'

interface PaymentInstructionsProps {
  pledge: PledgeStatus
  accounts: PublishedAccounts
  locale: Locale
}

interface Row {
  term: string
  value: string
  copy?: { text: string; name: string; done: string }
}

/** Payment instructions: the steps, the account's rows with copy buttons, and the wallet's QR code. */
export function PaymentInstructions({ pledge, accounts, locale }: PaymentInstructionsProps) {
  const words = pledgeWords(locale)
  const steps = paymentInstructions(pledge, accounts, locale)
  return (
    <section className={styles.giving} aria-labelledby="steps">
      <h2 id="steps">{pledge.state === 'pledged' ? words.steps.title : words.steps.again}</h2>
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
              {rowsOf(pledge, accounts, locale).map(({ term, value, copy }) => (
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
            {isWallet(pledge.method) && (
              <NumberQrCode wallet={pledge.method} number={accounts.wallets[pledge.method]} locale={locale} />
            )}
          </div>
        </>
      )}
    </section>
  )
}

function rowsOf(
  { method, amount, currency, reference }: PledgeStatus,
  { bank, wallets }: PublishedAccounts,
  locale: Locale,
): Row[] {
  const words = pledgeWords(locale)
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
    value: formatMinor(amount, currency, locale),
    copy: copyNumber(plainAmount(amount, currency), words.copyAmount, words.amountCopied),
  }
  const note: Row = {
    term: words.reference,
    value: reference,
    copy: copyNumber(reference, words.copyReference, words.referenceCopied),
  }
  return [...account, sum, note]
}
