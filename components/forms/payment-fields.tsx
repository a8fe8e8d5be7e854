import { type ReactNode, useId } from 'react'
import { ErrorPlace } from '@/components/ui/field/field'
import form from './form.module.scss'
import type { DonateLabels, DonateSettings } from './labels'
import { BankAccount, WalletNumber } from './payment-accounts'
import styles from './payment-fields.module.scss'

interface PaymentFieldsProps {
  labels: DonateLabels
  settings: DonateSettings
}

/** The spec's numbers 0 to 3 are the places in this list (spec 1, section 4). */
const METHODS: { key: 'online' | 'nagad' | 'bkash' | 'upay'; mark: ReactNode }[] = [
  { key: 'online', mark: <BankMark /> },
  { key: 'nagad', mark: 'N' },
  { key: 'bkash', mark: 'b' },
  { key: 'upay', mark: 'U' },
]

/**
 * How the money will be sent. Nothing is paid here: the pledge's own page says how, and asks for the transaction ID. All
 * four payment methods are in the HTML; CSS shows the chosen one by its radio button.
 */
export function PaymentFields({ labels, settings }: PaymentFieldsProps) {
  const errorId = useId()
  return (
    <div className={`${form.part} ${form.last} ${styles.part}`}>
      <fieldset>
        <legend>{labels.payment}</legend>
        <div className={styles.tiles}>
          {METHODS.map(({ key, mark }, index) => (
            <label key={key} className={styles.tile}>
              <input type="radio" name="paymentMethod" value={index} defaultChecked={index === 0} />
              <i className={styles[key]} aria-hidden="true">
                {mark}
              </i>
              {labels.methods[key]}
            </label>
          ))}
        </div>
      </fieldset>
      <ErrorPlace id={errorId} name="paymentMethod" />
      <div className={styles.panel}>
        {METHODS.map(({ key }, index) => (
          <div key={key} data-for={index}>
            {key === 'online' ? (
              <BankAccount labels={labels} bank={settings.bank} />
            ) : (
              <WalletNumber labels={labels} wallet={key} number={settings.wallets[key]} />
            )}
          </div>
        ))}
        <p className={styles.next}>{labels.next}</p>
      </div>
    </div>
  )
}

function BankMark() {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M3 22h18M6 18v-7M10 18v-7M14 18v-7M18 18v-7M12 2l8 5H4z" />
    </svg>
  )
}
