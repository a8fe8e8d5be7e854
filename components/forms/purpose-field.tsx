import { useId } from 'react'
import { ErrorPlace } from '@/components/ui/field/field'
import { PURPOSES } from '@/lib/shared/money/kinds'
import type { DonateLabels } from './labels'
import styles from './purpose-field.module.scss'

/** What the money may be used for: zakat and sadaqah have rules of their own. */
export function PurposeField({ labels }: { labels: DonateLabels }) {
  const hintId = useId()
  const errorId = useId()
  return (
    <>
      <fieldset className={styles.purpose} aria-describedby={`${errorId} ${hintId}`}>
        <legend>{labels.purpose}</legend>
        {PURPOSES.map((each, index) => (
          <label key={each}>
            <input type="radio" name="purpose" value={each} defaultChecked={index === 0} />
            {labels.purposes[each]}
          </label>
        ))}
      </fieldset>
      <ErrorPlace id={errorId} name="purpose" />
      <p id={hintId} className={styles.hint}>
        {labels.purposeHint}
      </p>
    </>
  )
}
