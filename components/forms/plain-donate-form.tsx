import { projectOfCategory } from '@/lib/giving/shared/project-of-category'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import type { GivingProject } from '@/lib/shared/money/kinds'
import { AmountFields } from './amount-fields'
import { DonateSubmit } from './donate-submit'
import { DonorFields } from './donor-fields'
import { formAddress } from './form-address'
import { FormExtras } from './form-extras'
import { FormLinks } from './form-links'
import { type DonateSetup, donateControllerLabels } from './labels'
import { PaymentFields } from './payment-fields'
import { PlainForm } from './plain-form'
import { ProjectField } from './project-field'

export interface DonateFormProps extends DonateSetup {
  locale: Locale
  /** What the gift is for, when the form was opened from a campaign's card. */
  campaign?: Campaign | undefined
  /** The same, when it was opened from a page of the project's program. */
  project?: GivingProject | undefined
  /** The sum that was chosen before, in the campaign's currency. */
  amount?: number | undefined
  stamp?: string
  /** It scrolls in a modal: less room, and the submit row stays in sight. */
  modal?: boolean
}

/** What the script of the form is told. */
export const donateFormSetup = ({ labels, locale }: Pick<DonateFormProps, 'labels' | 'locale'>) => ({
  address: formAddress(locale, 'pledges'),
  labels: donateControllerLabels(labels),
  locale,
})

/** The form as plain HTML. */
export function PlainDonateForm(props: DonateFormProps) {
  const { labels, settings, locale, campaign, project, amount, stamp, modal = false } = props
  const { giving } = settings
  const startWith = campaign?.currency ?? (locale === 'bn' ? 'BDT' : undefined)
  return (
    <PlainForm action={formAddress(locale, 'pledges')} required={labels.required} roomy={!modal}>
      {/* On the page as well, where one comes back that was sent from a modal without script. */}
      <input type="hidden" name="campaign" defaultValue={campaign?.Id ?? ''} />
      <AmountFields {...{ labels, giving, campaign, amount, startWith, locale }} currencies={settings.currencies} />
      <ProjectField
        labels={labels}
        chosen={project ?? projectOfCategory(campaign?.category)}
        ofCampaign={campaign !== undefined}
      />
      <DonorFields
        labels={labels}
        countries={settings.countries}
        inBangladesh={startWith === 'BDT' || locale === 'bn'}
        locale={locale}
      />
      <PaymentFields labels={labels} settings={settings} />
      <FormExtras leaveEmpty={labels.leaveEmpty} stamp={stamp} />
      <FormLinks labels={labels.links} locale={locale} money />
      <DonateSubmit labels={labels} sticky={modal} />
    </PlainForm>
  )
}
