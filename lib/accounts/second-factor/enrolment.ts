/** Setting up an authenticator app: what is shown, and what holds it together until the first code comes. */
import { z } from 'zod'
import { type QrCode, qrCode } from '@/lib/qr-code'
import { seal, unseal } from './sealed'
import { keyAddress, newSecret } from './totp'

/** Enough to install an app first. */
const MINUTES = 30

export interface Enrolment {
  qr: QrCode
  /** Opens the app, where it is on this device. */
  address: string
  /** The secret to be typed, in groups of four. */
  secret: string
  /** Comes back with the first code; nothing is stored until then, and an old app goes on working. */
  ticket: string
}

const ticketUse = (account: number) => `setting up ${account}`
const ticketOf = z.object({ secret: z.string(), until: z.number() })

/** Begins a set-up. @param issuer name of the site, shown in the app beside the account's e-mail */
export function beginEnrolment({ id, email }: { id: number; email: string }, issuer: string): Enrolment {
  const secret = newSecret()
  const address = keyAddress(secret, email, issuer)
  const ticket = JSON.stringify({ secret, until: Date.now() + MINUTES * 60_000 } satisfies z.infer<typeof ticketOf>)
  return {
    qr: qrCode(address),
    address,
    secret: secret.replace(/(.{4})(?!$)/g, '$1 '),
    ticket: seal(ticket, ticketUse(id)),
  }
}

/** The secret of a set-up that was begun by this account not long ago; null for any other. */
export function enrolledSecret(account: number, ticket: string, now = Date.now()): string | null {
  const text = unseal(ticket, ticketUse(account))
  if (text === null) return null
  const { secret, until } = ticketOf.parse(JSON.parse(text))
  return until < now ? null : secret
}
