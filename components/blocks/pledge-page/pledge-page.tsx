import { FormPage } from '@/components/blocks/form-page/form-page'
import { Panel } from '@/components/blocks/record-page/panel'
import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { type PledgeStatus, toPublicStatus } from '@/lib/giving/donor/pledge-status'
import { canTransition, isOpen, type PledgeState } from '@/lib/giving/shared/states'
import type { Locale } from '@/lib/shared/addresses/localized'
import { apiPath } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { CancelForm } from './cancel-form'
import { PaymentInstructions } from './payment-instructions'
import { PledgeController } from './pledge-controller'
import { PledgeFacts } from './pledge-facts'
import { PledgeHead } from './pledge-head'
import styles from './pledge-page.module.scss'
import { ReceiptLinks } from './receipt-links'
import { ReportForm } from './report-form'
import { Timeline } from './timeline'

interface PledgePageProps {
  /** The key of the page: whoever has it counts as the donor. */
  pageKey: string
  pledge: PledgeStatus
  settings: SiteSettings
  locale: Locale
}

/** Most who come back to these have sent it: that is asked first. */
const GIVEN_UP: readonly PledgeState[] = ['expired', 'rejected', 'cancelled']

/** A donor's private page: status of the pledge, payment instructions, and actions. */
export function PledgePage({ pageKey, pledge, settings, locale }: PledgePageProps) {
  const words = pledgeWords(locale)
  const { state } = pledge
  const [phone] = settings.phones
  // What comes next is asked before what comes after it.
  const isPromised = state === 'pledged'
  const timeline = <Timeline pledge={pledge} locale={locale} />
  const giving = <PaymentInstructions pledge={pledge} accounts={settings} locale={locale} />
  return (
    <PledgeController
      address={apiPath('pledges', pageKey)}
      shown={JSON.stringify(toPublicStatus(pledge))}
      open={isOpen(state)}
      notCopied={words.form.notCopied}
    >
      <FormPage
        aside={
          <Panel heading={words.gift}>
            <PledgeFacts pledge={pledge} locale={locale} />
          </Panel>
        }
      >
        <div className={styles.parts}>
          <PledgeHead pledge={pledge} locale={locale} />
          {!isPromised && timeline}
          {state === 'verified' && pledge.receipt && (
            <ReceiptLinks pageKey={pageKey} number={pledge.receipt} locale={locale} />
          )}
          {isPromised && giving}
          {canTransition(state, 'reported') && <ReportForm pageKey={pageKey} pledge={pledge} locale={locale} />}
          {GIVEN_UP.includes(state) && giving}
          {isPromised && timeline}
          {canTransition(state, 'cancelled') && <CancelForm pageKey={pageKey} locale={locale} />}
          <div className={styles.quiet}>
            <p>
              {words.keep} {words.private}
            </p>
            {phone && (
              <p>
                {words.help} <a href={telephone(phone)}>{phone}</a>
              </p>
            )}
          </div>
        </div>
      </FormPage>
    </PledgeController>
  )
}
