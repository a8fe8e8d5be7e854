import { DateTime } from '../shared/date-time'

/** Deadline of the second factor's enrolment, and what happens after it. */
export function EnrolmentDeadline({ due }: { due: string }) {
  if (Date.parse(due) < Date.now()) {
    return (
      <>Your account rests until you have set up an authenticator app. It takes two minutes; then all is as before.</>
    )
  }
  return (
    <>
      Your role needs an authenticator app. Please set it up by <DateTime at={due} />; after that your account rests
      until you have.
    </>
  )
}
