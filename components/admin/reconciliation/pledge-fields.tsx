'use client'
import type { CampaignOptions } from '@/lib/giving/reconciliation/campaign-options'
import type { ManualEntryCall } from '@/lib/giving/shared/manual-entry'
import { PLEDGE_LENGTHS } from '@/lib/intake/schema/pledge'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import type { Currency } from '@/lib/shared/money/currency'
import { GIVING_PROJECTS, type GivingProject, PURPOSES, type Purpose } from '@/lib/shared/money/kinds'
import { SelectField, TextField } from '../shared/field'
import styles from '../shared/form.module.scss'

interface PledgeFieldsProps {
  currency: Currency
  campaignOptions: CampaignOptions
  problems: FieldProblems
}

/** Form fields of a manual entry: fund, purpose and donor. */
export function PledgeFields({ currency, campaignOptions, problems }: PledgeFieldsProps) {
  return (
    <div className={styles.fields}>
      <SelectField name="for" label="For" problems={problems} defaultValue="">
        <option value="">General fund</option>
        <optgroup label="Campaigns of this currency">
          {campaignOptions.campaigns
            .filter((campaign) => campaign.currency === currency)
            .map(({ id, title }) => (
              <option key={id} value={`campaign:${id}`}>
                {title}
              </option>
            ))}
        </optgroup>
        <optgroup label="Projects of the donate form">
          {Object.keys(GIVING_PROJECTS).map((project) => (
            <option key={project} value={`project:${project}`}>
              {project}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField name="purpose" label="Purpose" problems={problems}>
        {Object.entries(PURPOSES).map(([purpose, label]) => (
          <option key={purpose} value={purpose}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField name="firstName" label="First name" problems={problems} maxLength={PLEDGE_LENGTHS.firstName} />
      <TextField name="lastName" label="Last name" problems={problems} maxLength={PLEDGE_LENGTHS.lastName} />
      <TextField
        name="email"
        label="E-mail, for the receipt"
        problems={problems}
        inputMode="email"
        maxLength={PLEDGE_LENGTHS.email}
      />
      <TextField name="phone" label="Phone" problems={problems} type="tel" maxLength={PLEDGE_LENGTHS.phone} />
      <TextField name="address" label="Address" problems={problems} maxLength={PLEDGE_LENGTHS.address} />
      <SelectField name="locale" label="Language of the receipt" problems={problems}>
        <option value="en">English</option>
        <option value="bn">বাংলা</option>
      </SelectField>
      <label className={styles.check}>
        <input name="anonymous" type="checkbox" />
        The donor wants to stay unnamed, or is not known
      </label>
    </div>
  )
}

/** Reads those fields from a submitted form. */
export function pledgeIn(form: FormData): Omit<ManualEntryCall, 'money'> {
  const text = (name: string) => String(form.get(name) ?? '')
  const [kind, ...rest] = text('for').split(':')
  return {
    campaign: kind === 'campaign' ? Number(rest[0]) : null,
    project: kind === 'project' ? (rest.join(':') as GivingProject) : null,
    purpose: text('purpose') as Purpose,
    anonymous: form.has('anonymous'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    locale: text('locale') as ManualEntryCall['locale'],
  }
}
