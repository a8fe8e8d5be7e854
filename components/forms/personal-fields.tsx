import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/field/select'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import { AddressField, EmailField, PhoneField } from './person-fields'
import { LongField, TextField } from './text-field'

interface PersonalFieldsProps {
  labels: DonateLabels
  countries: string[]
}

export function PersonalFields({ labels, countries }: PersonalFieldsProps) {
  return (
    <section className={form.part}>
      <h2>{labels.personal}</h2>
      <div className={form.fields}>
        <TextField name="firstName" label={labels.firstName} autoComplete="given-name" required />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
        <EmailField name="email" label={labels.email} hint={labels.emailHint} />
        <PhoneField name="phone" label={labels.phone} />
        <AddressField name="address" label={labels.address} placeholder={labels.addressHint} />
        <Field name="country" label={labels.country}>
          {(control) => (
            <Select {...control} name="country" autoComplete="country-name">
              {countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </Select>
          )}
        </Field>
        <LongField name="message" label={labels.message} placeholder={labels.messageHint} className={form.whole} />
      </div>
    </section>
  )
}
