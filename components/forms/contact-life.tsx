'use client'
import { type Checks, looksLikeEmail, looksLikePhone, type Typed } from './check'
import { FormLife } from './form-life'
import type { FormLifeProps } from './form-live'
import type { ContactLabels } from './labels'

export interface ContactLifeProps {
  address: string
  labels: ContactLabels
}

export function ContactLife({ labels, ...props }: ContactLifeProps & FormLifeProps) {
  const checksOf = ({ mailerName, mailAddress, senderPhone, mailerMessage }: Typed): Checks => ({
    mailerName: [Boolean(mailerName), labels.nameError],
    mailAddress: [looksLikeEmail(mailAddress), labels.emailError],
    senderPhone: [looksLikePhone(senderPhone), labels.phoneError],
    mailerMessage: [Boolean(mailerMessage), labels.messageError],
  })
  return (
    <FormLife
      {...props}
      labels={labels}
      checksOf={checksOf}
      // The spec's own sign of a message that was sent (spec 1, sections 7 and 8).
      isTaken={({ status }) => status === 'Success'}
      onFailure={(cause) => console.error('Error sending message', cause)}
    />
  )
}
