import type { Locale } from '@/lib/addresses'
import type { Donation } from '@/lib/content/types'
import { AmountFields } from './amount-fields'
import { DonateFormLive } from './donate-form-live'
import { DonateSubmit } from './donate-submit'
import { formAddress } from './form-address'
import { type DonateSetup, donateLifeLabels } from './labels'
import { PaymentFields } from './payment-fields'
import { PersonalFields } from './personal-fields'
import { PlainForm } from './plain-form'
import { ProjectField } from './project-field'
import { projectOf } from './projects'

interface DonateFormProps extends DonateSetup {
  locale: Locale
  /** What the gift is for, when the form was opened from a campaign's card. */
  campaign?: Donation
  /** It scrolls in a modal: less room, and the submit row stays in sight. */
  modal?: boolean
}

export function DonateForm({ labels, ways, locale, campaign, modal = false }: DonateFormProps) {
  const address = formAddress(locale, 'pledges')
  return (
    <DonateFormLive address={address} labels={donateLifeLabels(labels)}>
      <PlainForm action={address} required={labels.required} roomy={!modal}>
        {campaign && <input type="hidden" name="campaign" value={campaign.Id} />}
        <AmountFields labels={labels} currencies={ways.currencies} startWith={campaign?.currency} locale={locale} />
        <ProjectField labels={labels} chosen={projectOf(campaign?.category)} />
        <PersonalFields labels={labels} countries={ways.countries} />
        <PaymentFields labels={labels} ways={ways} />
        <DonateSubmit labels={labels} sticky={modal} />
      </PlainForm>
    </DonateFormLive>
  )
}
