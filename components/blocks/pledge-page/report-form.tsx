import form from '@/components/forms/form.module.scss'
import { formAddress } from '@/components/forms/form-address'
import { PlainForm } from '@/components/forms/plain-form'
import { SubmitButton } from '@/components/forms/submit-button'
import { TextField } from '@/components/forms/text-field'
import { PLEDGE_WORDS } from '@/lib/giving/books/pledge-words'
import { whereOf } from '@/lib/giving/donor/payment-instructions'
import type { GiftStatus } from '@/lib/giving/donor/pledge-status'
import type { Locale } from '@/lib/shared/addresses/localized'
import { fill } from '@/lib/shared/format/fill'
import { ReportFormLive } from './report-form-live'

interface ReportFormProps {
  /** Of the gift's page. */
  pageKey: string
  gift: GiftStatus
  locale: Locale
}

/** Takes the transaction id, the first time and to correct it; field names are the call's. */
export function ReportForm({ pageKey, gift, locale }: ReportFormProps) {
  const { report, problems, form: labels } = PLEDGE_WORDS[locale]
  const { check, sending, stillSending, close, failed, notSent, offline, required, leaveEmpty, room } = labels
  const address = formAddress(locale, 'pledges', pageKey, 'report')
  const shared = { check, sending, stillSending, close, failed, notSent, offline, required, leaveEmpty, room }
  const life = {
    ...shared,
    thanks: report.thanks,
    another: report.another,
    missing: fill(problems.trxIdMissing, { where: whereOf(gift.method, locale) }),
  }
  const isBank = gift.method === 'bank'
  const isGiven = gift.trxId !== ''
  return (
    <section aria-labelledby="report">
      <h2 id="report">{isGiven ? report.correct : report.title}</h2>
      <p>
        {isGiven ? fill(gift.trxIdFrom === 'donor' ? report.given : report.noted, { trxId: gift.trxId }) : report.intro}
      </p>
      <ReportFormLive address={address} labels={life}>
        <PlainForm action={address} required={required}>
          <div className={form.fields}>
            <TextField
              name="transactionId"
              label={report.trxId}
              hint={isBank ? report.trxIdHintBank : report.trxIdHint}
              defaultValue={gift.trxId}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required
            />
            <TextField
              name="senderNumber"
              label={isBank ? report.senderNumberBank : report.senderNumber}
              note={labels.optional}
              hint={report.senderHint}
              defaultValue={gift.senderNumber}
              type={isBank ? 'text' : 'tel'}
              autoComplete={isBank ? 'off' : 'tel'}
            />
          </div>
          <SubmitButton label={report.send} sending={sending} size="lg" />
        </PlainForm>
      </ReportFormLive>
    </section>
  )
}
