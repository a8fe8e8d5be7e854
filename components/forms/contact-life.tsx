'use client'
import { LENGTHS } from '@/lib/intake/schema/schema'
import type { Locale } from '@/lib/shared/addresses/localized'
import { FormLife } from './form-life'
import type { FormLifeProps } from './form-live'
import type { ContactLabels } from './labels'
import { RoomLeft } from './room-left'
import { schemaCheck } from './schema-check'

export interface ContactLifeProps {
  address: string
  labels: ContactLabels
  locale: Locale
}

export function ContactLife({ labels, locale, ...props }: ContactLifeProps & FormLifeProps) {
  return (
    <>
      <FormLife
        {...props}
        labels={labels}
        check={schemaCheck('message', labels.problems, locale)}
        // The spec's own sign of a message that was sent (spec 1, sections 7 and 8).
        isTaken={({ status }) => status === 'Success'}
        onFailure={(cause) => console.error('Error sending message', cause)}
      />
      <RoomLeft form={props.form} lengths={LENGTHS.message} words={labels.room} locale={locale} />
    </>
  )
}
