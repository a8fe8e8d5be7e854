import { canTransition, type PledgeState } from '@/lib/giving/shared/states'
import type { Pledge } from '@/lib/platform/payload/payload-types'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Words } from '@/lib/shared/i18n/admin/translate'
import { formatMinor } from '@/lib/shared/money/amount'
import { getWords, staffLocaleOfRequest } from '../shared/request-words'
import { ActionWithReason, type ActionWithReasonProps } from './action-with-reason'
import styles from './actions.module.scss'
import { ReportAction } from './report-action'
import { SpamButton } from './spam-button'

type Explained = Omit<ActionWithReasonProps, 'path'>

/** Target state, and name of the call and of its words. */
const ACTIONS = [
  ['rejected', 'reject'],
  ['cancelled', 'cancel'],
  ['refunded', 'refund'],
] as const satisfies [PledgeState, string][]

type Action = (typeof ACTIONS)[number][1] | 'undo'

function wordsOfAction(action: Action, pledge: Pledge, words: Words<'pledges'>, locale: Locale): Explained {
  const values = {
    amount: formatMinor(pledge.received ?? 0, pledge.currency, locale),
    mail: pledge.email ? 'yes' : 'no',
    // In which the donor reads the reason.
    language: pledge.locale ?? 'en',
  }
  return {
    label: words(`actions.${action}.label`),
    explanation: words(`actions.${action}.explanation`, values),
    reason: words(`actions.${action}.reason`, values),
    confirm: words(`actions.${action}.confirm`),
    done: words(`actions.${action}.done`),
  }
}

/** The actions that a pledge allows in its state. */
export async function PledgeActions({ pledge }: { pledge: Pledge }) {
  const { id, state, source, suspected } = pledge
  const actions = ACTIONS.filter(([to]) => canTransition(state, to))
  const mayReport = canTransition(state, 'reported') && !suspected
  const judged = suspected || state === 'pledged' || state === 'reported'
  if (actions.length === 0 && !mayReport && !judged) return null
  const words = await getWords('pledges')
  const locale = await staffLocaleOfRequest()
  const explained = (action: Action) => wordsOfAction(action, pledge, words, locale)
  return (
    <section>
      <h2>{words('actions.heading')}</h2>
      <div className={styles.steps}>
        {mayReport && <ReportAction id={id} again={state === 'reported'} />}
        {actions.map(([, name]) => (
          <ActionWithReason key={name} path={`/pledges/${id}/${name}`} {...explained(name)} />
        ))}
        {state === 'verified' && source !== 'before' && (
          <ActionWithReason path={`/pledges/${id}/reverse`} {...explained('undo')} />
        )}
        {judged && <SpamButton id={id} suspected={Boolean(suspected)} />}
      </div>
    </section>
  )
}
