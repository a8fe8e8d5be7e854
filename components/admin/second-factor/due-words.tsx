import { When } from '../shared/when'

/** By when the authenticator app is to be set up, and what happens otherwise. */
export function DueWords({ due }: { due: string }) {
  if (Date.parse(due) < Date.now()) {
    return (
      <>Your account rests until you have set up an authenticator app. It takes two minutes; then all is as before.</>
    )
  }
  return (
    <>
      Your role needs an authenticator app. Please set it up by <When at={due} />; after that your account rests until
      you have.
    </>
  )
}
