'use client'
import { LENGTHS } from '@/lib/intake/schema/schema'
import type { Locale } from '@/lib/shared/addresses/localized'
import { FormLife } from './form-life'
import type { FormLifeProps } from './form-live'
import type { VolunteerLabels } from './labels'
import { RoomLeft } from './room-left'
import { schemaCheck } from './schema-check'

export interface VolunteerLifeProps {
  address: string
  labels: VolunteerLabels
  locale: Locale
}

export function VolunteerLife({ labels, locale, ...props }: VolunteerLifeProps & FormLifeProps) {
  return (
    <>
      <FormLife {...props} labels={labels} check={schemaCheck('registration', labels.problems, locale)} />
      <RoomLeft form={props.form} lengths={LENGTHS.registration} words={labels.room} locale={locale} />
    </>
  )
}
