import { FormPage } from '@/components/blocks/form-page/form-page'
import { Panel } from '@/components/blocks/record-page/panel'
import { PLEDGE_WORDS } from '@/lib/giving/books/pledge-words'
import { type GiftStatus, onTheWire } from '@/lib/giving/donor/pledge-status'
import { isOpen, mayMove, type PledgeState } from '@/lib/giving/shared/states'
import type { Locale } from '@/lib/shared/addresses/localized'
import { apiPath } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { telephone } from '@/lib/shared/format/telephone'
import { CancelPromise } from './cancel-form'
import { Giving } from './payment-instructions'
import { PledgeLife } from './pledge-controller'
import { GiftFacts } from './pledge-facts'
import { PledgeHead } from './pledge-head'
import styles from './pledge-page.module.scss'
import { ReceiptLinks } from './receipt-links'
import { ReportForm } from './report-form'
import { Timeline } from './timeline'

interface PledgePageProps {
  /** By which the page is found: whoever has it is taken for the donor. */
  pageKey: string
  gift: GiftStatus
  settings: SiteSettings
  locale: Locale
}

/** Most who come back to these have sent it: that is asked first. */
const GIVEN_UP: readonly PledgeState[] = ['expired', 'rejected', 'cancelled']

/** A donor's gift: how it stands, what happens next, and what the donor can do. */
export function PledgePage({ pageKey, gift, settings, locale }: PledgePageProps) {
  const words = PLEDGE_WORDS[locale]
  const { state } = gift
  const [phone] = settings.phones
  const giving = <Giving gift={gift} accounts={settings} locale={locale} />
  return (
    <PledgeLife
      address={apiPath('pledges', pageKey)}
      shown={JSON.stringify(onTheWire(gift))}
      open={isOpen(state)}
      notCopied={words.form.notCopied}
    >
      <FormPage
        aside={
          <Panel heading={words.gift}>
            <GiftFacts gift={gift} locale={locale} />
          </Panel>
        }
      >
        <div className={styles.parts}>
          <PledgeHead gift={gift} locale={locale} />
          <Timeline gift={gift} locale={locale} />
          {state === 'verified' && gift.receipt && (
            <ReceiptLinks pageKey={pageKey} number={gift.receipt} locale={locale} />
          )}
          {state === 'pledged' && giving}
          {mayMove(state, 'reported') && <ReportForm pageKey={pageKey} gift={gift} locale={locale} />}
          {GIVEN_UP.includes(state) && giving}
          {mayMove(state, 'cancelled') && <CancelPromise pageKey={pageKey} locale={locale} />}
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
    </PledgeLife>
  )
}
