import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/field/select'
import type { Locale } from '@/lib/shared/addresses/localized'
import { countryName } from '@/lib/shared/format/country'
import { inLang } from '@/lib/shared/i18n/text-language'
import { AnonymousField } from './anonymous-field'
import anonymous from './anonymous-field.module.scss'
import { AddressField, EmailField, PhoneField } from './autofill-fields'
import { isBangladesh } from './country-of-money'
import form from './form.module.scss'
import type { DonateLabels } from './labels'
import { LongField, TextField } from './text-field'

interface DonorFieldsProps {
  labels: DonateLabels
  countries: string[]
  /** The gift is likely to come from Bangladesh: its currency or the page's language says so. */
  inBangladesh: boolean
  locale: Locale
}

export function DonorFields({ labels, countries, inBangladesh, locale }: DonorFieldsProps) {
  const first = inBangladesh ? countries.find(isBangladesh) : undefined
  return (
    <section className={form.part}>
      <h2>{labels.personal}</h2>
      <div className={form.fields}>
        <AnonymousField labels={labels} className={form.whole} />
        <TextField name="firstName" label={labels.firstName} autoComplete="given-name" className={anonymous.name} />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
        <EmailField name="email" label={labels.email} hint={labels.emailHint} required={false} />
        <PhoneField name="phone" label={labels.phone} />
        <AddressField name="address" label={labels.address} placeholder={labels.addressHint} />
        <Field name="country" label={labels.country}>
          {(control) => (
            <Select {...control} name="country" autoComplete="country-name" defaultValue={first ?? ''}>
              <option value="">{labels.noCountry}</option>
              {countries.map((country) => (
                <CountryOption key={country} country={country} locale={locale} />
              ))}
            </Select>
          )}
        </Field>
        <LongField name="message" label={labels.message} placeholder={labels.messageHint} className={form.whole} />
      </div>
    </section>
  )
}

/** It is stored as treasurers wrote it, so that the books have one name for a country. */
function CountryOption({ country, locale }: { country: string; locale: Locale }) {
  const name = countryName(country, locale)
  return (
    <option value={country} {...inLang(name, locale)}>
      {name}
    </option>
  )
}
