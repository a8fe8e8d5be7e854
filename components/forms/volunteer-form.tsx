import { LazyVolunteerForm } from './lazy-volunteer-form'
import { PlainVolunteerForm, type VolunteerFormProps, volunteerFormSetup } from './plain-volunteer-form'

export function VolunteerForm(props: VolunteerFormProps) {
  return (
    <LazyVolunteerForm {...volunteerFormSetup(props)}>
      <PlainVolunteerForm {...props} />
    </LazyVolunteerForm>
  )
}
