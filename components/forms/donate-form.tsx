import { projectOf } from '@/lib/giving/shared/project-of-category'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import { AmountFields } from './amount-fields'
import { DonateFormLive } from './donate-form-live'
import { DonateSubmit } from './donate-submit'
import { formAddress } from './form-address'
import { FormExtras } from './form-extras'
import { type DonateSetup, donateLifeLabels } from './labels'
import { PaymentFields } from './payment-fields'
import { PersonalFields } from './personal-fields'
import { PlainForm } from './plain-form'
import { ProjectField } from './project-field'

interface DonateFormProps extends DonateSetup {
  locale: Locale
  /** What the gift is for, when the form was opened from a campaign's card. */
  campaign?: Campaign | undefined
  stamp?: string
  /** It scrolls in a modal: less room, and the submit row stays in sight. */
  modal?: boolean
}

export function DonateForm({ labels, ways, locale, campaign, stamp, modal = false }: DonateFormProps) {
  const address = formAddress(locale, 'pledges')
  const { suggested, trxIdForms } = ways.giving
  const startWith = campaign?.currency ?? (locale === 'bn' ? 'BDT' : undefined)
  return (
    <DonateFormLive address={address} labels={donateLifeLabels(labels)} locale={locale} trxIdForms={trxIdForms}>
      <PlainForm action={address} required={labels.required} roomy={!modal}>
        {/* On the page as well, where one comes back that was sent from a modal without script. */}
        <input type="hidden" name="campaign" defaultValue={campaign?.Id ?? ''} />
        <AmountFields
          {...{ labels, suggested, startWith, locale }}
          collects={campaign?.currency}
          currencies={ways.currencies}
        />
        <ProjectField labels={labels} chosen={projectOf(campaign?.category)} />
        <PersonalFields labels={labels} countries={ways.countries} locale={locale} />
        <PaymentFields labels={labels} ways={ways} />
        <FormExtras leaveEmpty={labels.leaveEmpty} stamp={stamp} />
        <DonateSubmit labels={labels} sticky={modal} />
      </PlainForm>
    </DonateFormLive>
  )
}
