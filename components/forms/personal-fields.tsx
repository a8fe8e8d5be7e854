import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/field/select'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import { LongField, TextField } from './text-field'
import type { FieldErrors } from './use-submission'

interface PersonalFieldsProps {
  labels: DonateLabels
  countries: string[]
  errors: FieldErrors
}

export function PersonalFields({ labels, countries, errors }: PersonalFieldsProps) {
  return (
    <section className={form.part}>
      <h2>{labels.personal}</h2>
      <div className={form.fields}>
        <TextField name="firstName" label={labels.firstName} errors={errors} autoComplete="given-name" required />
        <TextField name="lastName" label={labels.lastName} errors={errors} autoComplete="family-name" />
        <TextField
          name="email"
          label={labels.email}
          hint={labels.emailHint}
          errors={errors}
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          required
        />
        <TextField
          name="phone"
          label={labels.phone}
          errors={errors}
          type="tel"
          autoComplete="tel"
          placeholder={labels.phoneHint}
        />
        <TextField
          name="address"
          label={labels.address}
          errors={errors}
          autoComplete="street-address"
          placeholder={labels.addressHint}
        />
        <Field label={labels.country} error={errors.country}>
          {(control) => (
            <Select {...control} name="country" autoComplete="country-name">
              {countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </Select>
          )}
        </Field>
        <LongField
          name="message"
          label={labels.message}
          errors={errors}
          placeholder={labels.messageHint}
          className={form.whole}
        />
      </div>
    </section>
  )
}
