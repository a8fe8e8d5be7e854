import { fill } from '@/lib/shared/format/fill'
import { bankRows } from './bank-rows'
import { CopyNumber } from './copy-number'
import type { DonateLabels, DonateSettings } from './labels'
import styles from './payment-accounts.module.scss'

interface BankAccountProps {
  labels: DonateLabels
  bank: DonateSettings['bank']
}

export function BankAccount({ labels, bank }: BankAccountProps) {
  const rows = bankRows(labels, bank)
  if (rows.length === 0) return <p className={styles.none}>{labels.noNumber}</p>
  return (
    <>
      <p className={styles.is}>{labels.bankIs}</p>
      <dl className={styles.bank}>
        {rows.map(({ term, value, copy }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {value}{' '}
              {copy && <CopyNumber number={value} label={labels.copy} name={labels.copyLabel} done={labels.copied} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface WalletNumberProps {
  labels: DonateLabels
  wallet: keyof DonateSettings['wallets']
  number: string
}

/** A wallet's number. */
export function WalletNumber({ labels, wallet, number }: WalletNumberProps) {
  if (!number) return <p className={styles.none}>{labels.noNumber}</p>
  const name = labels.wallets[wallet]
  return (
    <dl className={styles.wallet}>
      <dt>{labels.walletNumber}</dt>
      <dd>
        {number}{' '}
        <CopyNumber
          number={number}
          label={labels.copy}
          name={fill(labels.copyWallet, { wallet: name })}
          done={labels.walletCopied}
        />
      </dd>
    </dl>
  )
}
