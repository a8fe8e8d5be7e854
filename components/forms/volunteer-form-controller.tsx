'use client'
import { LENGTHS } from '@/lib/intake/schema/forms'
import type { Locale } from '@/lib/shared/addresses/localized'
import { CharacterCount } from './character-count'
import { FormController } from './form-controller'
import type { VolunteerLabels } from './labels'
import type { FormControllerProps } from './lazy-form'
import { schemaCheck } from './schema-check'

export interface VolunteerFormControllerProps {
  address: string
  labels: VolunteerLabels
  locale: Locale
}

export function VolunteerFormController({
  labels,
  locale,
  ...props
}: VolunteerFormControllerProps & FormControllerProps) {
  return (
    <>
      <FormController
        {...props}
        labels={labels}
        kept={labels}
        check={schemaCheck('registration', labels.problems, locale)}
      />
      <CharacterCount form={props.form} lengths={LENGTHS.registration} words={labels.room} locale={locale} />
    </>
  )
}
