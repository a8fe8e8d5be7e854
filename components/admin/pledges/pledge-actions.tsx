import { mayMove, type PledgeState } from '@/lib/giving/shared/states'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import { moneyText } from '@/lib/shared/money/amount'
import { inLanguage } from '../shared/in-language'
import { ExplainedStep, type ExplainedStepProps } from './action-with-reason'
import styles from './actions.module.scss'
import { ReportStep } from './report-action'
import { SpamButton } from './spam-button'

type Explained = Omit<ExplainedStepProps, 'path'>

const told = ({ email }: Pledge) =>
  email ? 'The donor gets it by mail.' : 'There is no e-mail address: nobody is told.'

/** State that is reached → how it is asked for. */
const STEPS: [PledgeState, string, (gift: Pledge) => Explained][] = [
  [
    'rejected',
    'reject',
    (gift) => ({
      label: 'Reject…',
      explanation: `Says that the money never came. ${told(gift)} A transaction ID can still be given later.`,
      reason: `Why; the donor reads it, ${inLanguage(gift)}`,
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
    (gift) => ({
      label: 'Refund…',
      explanation: `For money that you have sent back. It takes ${moneyText(gift.received ?? 0, gift.currency, 'en')} out of what was raised and cancels the receipt${gift.email ? ', which the donor is told by mail' : ''}. This cannot be undone: the same money counts no second time.`,
      reason: `Why the money goes back; the donor reads it, ${inLanguage(gift)}`,
      confirm: 'Refund this gift',
      done: 'Refunded. The money is out of what was raised.',
    }),
  ],
]

const reversal = ({ received, currency, email, locale }: Pledge): Explained => ({
  label: 'Verified by mistake…',
  explanation: `For money that is not this gift’s. ${moneyText(received ?? 0, currency, 'en')} leave what was raised and wait at the desk for the right gift; this one is reported again. Its receipt is cancelled${email ? ', which the donor is told by mail' : ''}.`,
  reason: `What was wrong; whoever had the receipt reads it, ${inLanguage({ locale })}`,
  confirm: 'Take the verification back',
  done: 'Taken back. The money waits for its gift.',
})

/** Where a gift may go from here, and nothing else. */
export function Moves({ gift }: { gift: Pledge }) {
  const { id, state, source, suspected } = gift
  const steps = STEPS.filter(([to]) => mayMove(state, to))
  const mayReport = mayMove(state, 'reported') && !suspected
  const judged = suspected || state === 'pledged' || state === 'reported'
  if (steps.length === 0 && !mayReport && !judged) return null
  return (
    <section>
      <h2>What is done with it</h2>
      <div className={styles.steps}>
        {mayReport && <ReportStep id={id} again={state === 'reported'} />}
        {steps.map(([, name, words]) => (
          <ExplainedStep key={name} path={`/pledges/${id}/${name}`} {...words(gift)} />
        ))}
        {state === 'verified' && source !== 'before' && (
          <ExplainedStep path={`/pledges/${id}/reverse`} {...reversal(gift)} />
        )}
        {judged && <SpamButton id={id} suspected={Boolean(suspected)} />}
      </div>
    </section>
  )
}
