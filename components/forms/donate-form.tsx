import { LazyDonateForm } from './lazy-donate-form'
import { type DonateFormProps, donateFormSetup, PlainDonateForm } from './plain-donate-form'

export function DonateForm(props: DonateFormProps) {
  return (
    <LazyDonateForm {...donateFormSetup(props)}>
      <PlainDonateForm {...props} />
    </LazyDonateForm>
  )
}
