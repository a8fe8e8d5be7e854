/** Setting up an authenticator app: what is shown, and what holds it together until the first code comes. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type QrCode, qrCode } from '@/lib/shared/qr-code'
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
const ticketOf = z.object({ id: z.string(), secret: z.string(), until: z.number() })

/** What a ticket holds: it is good for one set-up, until its time (milliseconds since 1970) is over. */
export type Ticket = z.infer<typeof ticketOf>

/** Begins a set-up. @param issuer name of the site, shown in the app beside the account's e-mail */
export function beginEnrolment({ id, email }: { id: number; email: string }, issuer: string): Enrolment {
  const secret = newSecret()
  const address = keyAddress(secret, email, issuer)
  const ticket: Ticket = { id: randomUUID(), secret, until: Date.now() + MINUTES * 60_000 }
  return {
    qr: qrCode(address),
    address,
    secret: secret.replace(/(.{4})(?!$)/g, '$1 '),
    ticket: seal(JSON.stringify(ticket), ticketUse(id)),
  }
}

/** The ticket of a set-up that was begun by this account not long ago; null for any other. Whether it was used it cannot tell. */
export function readTicket(account: number, sealed: string, now = Date.now()): Ticket | null {
  const text = unseal(sealed, ticketUse(account))
  if (text === null) return null
  // One of an older build is none.
  const { data: ticket } = ticketOf.safeParse(JSON.parse(text))
  return !ticket || ticket.until < now ? null : ticket
}
