'use client'
import { type Checks, looksLikeEmail, looksLikePhone, type Typed, yearsSince } from './check'
import { FormLife } from './form-life'
import type { FormLifeProps } from './form-live'
import type { VolunteerLabels } from './labels'

export interface VolunteerLifeProps {
  address: string
  labels: VolunteerLabels
}

/** What the page asks of volunteers. */
const YOUNGEST = 16
const OLDEST = 120

export function VolunteerLife({ labels, ...props }: VolunteerLifeProps & FormLifeProps) {
  const checksOf = ({ name, email, phone, dateOfBirth }: Typed): Checks => ({
    name: [Boolean(name), labels.nameError],
    email: [looksLikeEmail(email), labels.emailError],
    phone: [looksLikePhone(phone), labels.phoneError],
    dateOfBirth: ageHolds(dateOfBirth, labels),
  })
  return <FormLife {...props} labels={labels} checksOf={checksOf} />
}

function ageHolds(dateOfBirth = '', labels: VolunteerLabels): [boolean, string] {
  if (dateOfBirth === '') return [true, '']
  const years = yearsSince(dateOfBirth)
  if (years < 0 || years > OLDEST || Number.isNaN(years)) return [false, labels.dateError]
  return [years >= YOUNGEST, labels.ageError]
}
