import { CopyNumber } from '@/components/forms/copy-number'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import type { PledgeStatus } from '@/lib/giving/donor/pledge-status'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { formatMinor } from '@/lib/shared/money/amount'
import styles from './pledge-head.module.scss'

/** The reference for screen readers: letter by letter, with a pause at the hyphen. */
const spelled = (reference: string) =>
  reference
    .split('-')
    .map((part) => [...part].join(' '))
    .join(', ')

/** The status of a pledge, in a live region, and its reference. */
export function PledgeHead({ pledge, locale }: { pledge: PledgeStatus; locale: Locale }) {
  const { state, why, reference } = pledge
  const words = pledgeWords(locale)
  const { title, text } = words.states[state]
  const amount = formatMinor(pledge.amount, pledge.currency, locale)
  const hasReason = why !== '' && (state === 'rejected' || state === 'refunded')
  return (
    <header className={styles.head}>
      <p className={styles.kicker}>{words.title}</p>
      <div role="status">
        <h1>{fill(title, { amount })}</h1>
        <p className={styles.text}>{text}</p>
        {hasReason && <p>{fill(words.why, { why })}</p>}
      </div>
      <div className={styles.reference}>
        <p>{words.reference}</p>
        <p className={styles.letters} translate="no">
          <span aria-hidden="true">{reference}</span>
          <VisuallyHidden>{spelled(reference)}</VisuallyHidden>{' '}
          <CopyNumber
            number={reference}
            label={words.form.copy}
            name={words.copyReference}
            done={words.referenceCopied}
          />
        </p>
        <p className={styles.hint}>{words.referenceHint}</p>
      </div>
    </header>
  )
}
