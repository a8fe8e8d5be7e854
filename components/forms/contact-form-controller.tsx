'use client'
import { LENGTHS } from '@/lib/intake/schema/forms'
import type { Locale } from '@/lib/shared/addresses/localized'
import { CharacterCount } from './character-count'
import { FormController } from './form-controller'
import type { ContactLabels } from './labels'
import type { FormControllerProps } from './lazy-form'
import { schemaCheck } from './schema-check'

export interface ContactFormControllerProps {
  address: string
  labels: ContactLabels
  locale: Locale
}

export function ContactFormController({ labels, locale, ...props }: ContactFormControllerProps & FormControllerProps) {
  return (
    <>
      <FormController
        {...props}
        labels={labels}
        kept={labels}
        check={schemaCheck('message', labels.problems, locale)}
        // The spec's own sign of a message that was sent (spec 1, sections 7 and 8).
        isAccepted={({ status }) => status === 'Success'}
        onFailure={(cause) => console.error('Error sending message', cause)}
      />
      <CharacterCount form={props.form} lengths={LENGTHS.message} words={labels.room} locale={locale} />
    </>
  )
}
