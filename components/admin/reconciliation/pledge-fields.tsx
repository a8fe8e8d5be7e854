'use client'
import type { CampaignOptions } from '@/lib/giving/reconciliation/campaign-options'
import type { ManualEntryCall } from '@/lib/giving/shared/manual-entry'
import { PLEDGE_LENGTHS } from '@/lib/intake/schema/pledge'
import type { FieldProblems } from '@/lib/shared/forms/field-problems'
import type { Currency } from '@/lib/shared/money/currency'
import { GIVING_PROJECTS, type GivingProject, PURPOSES, type Purpose } from '@/lib/shared/money/kinds'
import { SelectField, TextField } from '../shared/field'
import styles from '../shared/form.module.scss'
import { useWords } from '../shared/words'

interface PledgeFieldsProps {
  currency: Currency
  campaignOptions: CampaignOptions
  problems: FieldProblems
}

/** Form fields of a manual entry: fund, purpose and donor. */
export function PledgeFields({ currency, campaignOptions, problems }: PledgeFieldsProps) {
  const words = useWords('reconciliation')
  const terms = useWords('pledges')
  return (
    <div className={styles.fields}>
      <SelectField name="for" label={words('entry.for')} problems={problems} defaultValue="">
        <option value="">{terms('funds.general')}</option>
        <optgroup label={words('entry.campaigns')}>
          {campaignOptions.campaigns
            .filter((campaign) => campaign.currency === currency)
            .map(({ id, title }) => (
              <option key={id} value={`campaign:${id}`}>
                {title}
              </option>
            ))}
        </optgroup>
        <optgroup label={words('entry.projects')}>
          {Object.entries(GIVING_PROJECTS).map(([project, name]) => (
            <option key={project} value={`project:${project}`}>
              {terms(`projects.${name}`)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      <SelectField name="purpose" label={words('entry.purpose')} problems={problems}>
        {PURPOSES.map((purpose) => (
          <option key={purpose} value={purpose}>
            {terms(`purposes.${purpose}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="firstName"
        label={words('entry.firstName')}
        problems={problems}
        maxLength={PLEDGE_LENGTHS.firstName}
      />
      <TextField
        name="lastName"
        label={words('entry.lastName')}
        problems={problems}
        maxLength={PLEDGE_LENGTHS.lastName}
      />
      <TextField
        name="email"
        label={words('entry.email')}
        problems={problems}
        inputMode="email"
        maxLength={PLEDGE_LENGTHS.email}
      />
      <TextField
        name="phone"
        label={words('entry.phone')}
        problems={problems}
        type="tel"
        maxLength={PLEDGE_LENGTHS.phone}
      />
      <TextField name="address" label={words('entry.address')} problems={problems} maxLength={PLEDGE_LENGTHS.address} />
      <SelectField name="locale" label={words('entry.locale')} problems={problems}>
        <option value="en">{words('entry.locales.en')}</option>
        <option value="bn">{words('entry.locales.bn')}</option>
      </SelectField>
      <label className={styles.check}>
        <input name="anonymous" type="checkbox" />
        {words('entry.anonymous')}
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
