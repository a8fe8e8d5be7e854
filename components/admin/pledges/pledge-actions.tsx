import { canTransition, type PledgeState } from '@/lib/giving/shared/states'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { formatMinor } from '@/lib/shared/money/amount'
import { inLanguage } from '../shared/in-language'
import { ActionWithReason, type ActionWithReasonProps } from './action-with-reason'
import styles from './actions.module.scss'
import { ReportAction } from './report-action'
import { SpamButton } from './spam-button'

type Explained = Omit<ActionWithReasonProps, 'path'>

const notified = ({ email }: Pledge) =>
  email ? 'The donor gets it by mail.' : 'There is no e-mail address: nobody is told.'

/** Target state, path of the call, and the words of the action. */
const ACTIONS: [PledgeState, string, (pledge: Pledge) => Explained][] = [
  [
    'rejected',
    'reject',
    (pledge) => ({
      label: 'Reject…',
      explanation: `Says that the money never came. ${notified(pledge)} A transaction ID can still be given later.`,
      reason: `Why; the donor reads it, ${inLanguage(pledge)}`,
      confirm: 'Reject this gift',
      done: 'Rejected.',
    }),
  ],
  [
    'cancelled',
    'cancel',
    () => ({
      label: 'Cancel…',
      explanation: 'For a donor who will not give after all. It does not count as promised any more.',
      reason: 'Why',
      confirm: 'Cancel this gift',
      done: 'Cancelled.',
    }),
  ],
  [
    'refunded',
    'refund',
    (pledge) => ({
      label: 'Refund…',
      explanation: `For money that you have sent back. It takes ${formatMinor(pledge.received ?? 0, pledge.currency, 'en')} out of what was raised and cancels the receipt${pledge.email ? ', which the donor is told by mail' : ''}. This cannot be undone: the same money counts no second time.`,
      reason: `Why the money goes back; the donor reads it, ${inLanguage(pledge)}`,
      confirm: 'Refund this gift',
      done: 'Refunded. The money is out of what was raised.',
    }),
  ],
]

const reversal = ({ received, currency, email, locale }: Pledge): Explained => ({
  label: 'Verified by mistake…',
  explanation: `For money that is not this gift’s. ${formatMinor(received ?? 0, currency, 'en')} leave what was raised and wait in the reconciliation for the right gift; this one is reported again. Its receipt is cancelled${email ? ', which the donor is told by mail' : ''}.`,
  reason: `What was wrong; whoever had the receipt reads it, ${inLanguage({ locale })}`,
  confirm: 'Take the verification back',
  done: 'Taken back. The money waits for its gift.',
})

/** The actions that a pledge allows in its state. */
export function PledgeActions({ pledge }: { pledge: Pledge }) {
  const { id, state, source, suspected } = pledge
  const actions = ACTIONS.filter(([to]) => canTransition(state, to))
  const mayReport = canTransition(state, 'reported') && !suspected
  const judged = suspected || state === 'pledged' || state === 'reported'
  if (actions.length === 0 && !mayReport && !judged) return null
  return (
    <section>
      <h2>What is done with it</h2>
      <div className={styles.steps}>
        {mayReport && <ReportAction id={id} again={state === 'reported'} />}
        {actions.map(([, name, words]) => (
          <ActionWithReason key={name} path={`/pledges/${id}/${name}`} {...words(pledge)} />
        ))}
        {state === 'verified' && source !== 'before' && (
          <ActionWithReason path={`/pledges/${id}/reverse`} {...reversal(pledge)} />
        )}
        {judged && <SpamButton id={id} suspected={Boolean(suspected)} />}
      </div>
    </section>
  )
}
