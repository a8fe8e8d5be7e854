import type { ReactNode } from 'react'
import type { Titles } from '@/lib/community/volunteers/assignments'
import { waysTo } from '@/lib/community/volunteers/contact'
import type { OtherRegistration } from '@/lib/community/volunteers/same-person'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'
import { ContactLinks } from './contact-links'
import { NotSpam } from './not-spam'
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

/** Who somebody is, how to reach them, and the next steps. What is suspected is first to be judged. */
export function VolunteerHead({ registration, others, titles, greeting, whole, heading }: VolunteerHeadProps) {
  const { id, status, updatedAt, suspected } = registration
  const name = nameOf(registration)
  const summary = <VolunteerSummary registration={registration} others={others} titles={titles} />
  if (suspected) {
    return (
      <>
        {heading}
        {summary}
        <NotSpam id={id} name={name} />
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

export const nameOf = ({ name }: VolunteerRegistration) => name || 'No name'
