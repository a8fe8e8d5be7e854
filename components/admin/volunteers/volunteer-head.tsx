import type { ReactNode } from 'react'
import type { Titles } from '@/lib/community/volunteers/assignments'
import { waysTo } from '@/lib/community/volunteers/contact'
import type { OtherRegistration } from '@/lib/community/volunteers/same-person'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { getWords } from '../shared/request-words'
import { ContactLinks } from './contact-links'
import { SpamButton } from './spam-button'
import { StatusSteps } from './status-steps'
import { VolunteerSummary } from './volunteer-summary'

interface VolunteerHeadProps {
  registration: VolunteerRegistration
  others: OtherRegistration[]
  titles: Titles
  /** First words of a chat, with `{name}`. */
  greeting: string
  whole?: boolean
  heading: ReactNode
}

/** Summary, contact links and transitions of a registration; a suspected one has only the spam button. */
export async function VolunteerHead({ registration, others, titles, greeting, whole, heading }: VolunteerHeadProps) {
  const words = await getWords('volunteers')
  const { id, status, updatedAt, suspected } = registration
  const name = registration.name || words('noName')
  const summary = <VolunteerSummary registration={registration} others={others} titles={titles} />
  if (suspected) {
    return (
      <>
        {heading}
        {summary}
        <SpamButton id={id} name={name} />
      </>
    )
  }
  return (
    <StatusSteps id={id} name={name} status={status} updatedAt={updatedAt} whole={whole} heading={heading}>
      {summary}
      <ContactLinks name={name} ways={waysTo(registration, greeting)} />
    </StatusSteps>
  )
}
