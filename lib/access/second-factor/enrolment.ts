/** Enrolment of an authenticator app: secret, QR code, and the ticket that comes back with the first code. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type QrCode, qrCode } from '@/lib/shared/qr-code'
import { decrypt, encrypt } from './encryption'
import { keyUri, newSecret } from './totp'

/** Lifetime of a ticket: enough to install an app first. */
const MINUTES = 30

export interface Enrolment {
  qr: QrCode
  /** Opens the app, where it is on this device. */
  address: string
  /** The secret to be typed, in groups of four. */
  secret: string
  /** Encrypted; comes back with the first code. Nothing is stored until then, and an old app goes on working. */
  ticket: string
}

const ticketUse = (account: number) => `setting up ${account}`
const ticketOf = z.object({ id: z.string(), secret: z.string(), until: z.number() })

/** Contents of a ticket: valid for one enrolment, `until` a time in milliseconds since 1970. */
export type Ticket = z.infer<typeof ticketOf>

/** Begins an enrolment. @param issuer name of the site, shown in the app beside the account's e-mail */
export function beginEnrolment({ id, email }: { id: number; email: string }, issuer: string): Enrolment {
  const secret = newSecret()
  const address = keyUri(secret, email, issuer)
  const ticket: Ticket = { id: randomUUID(), secret, until: Date.now() + MINUTES * 60_000 }
  return {
    qr: qrCode(address),
    address,
    secret: secret.replace(/(.{4})(?!$)/g, '$1 '),
    ticket: encrypt(JSON.stringify(ticket), ticketUse(id)),
  }
}

/** Decrypts a ticket; null where it has expired or is another account's. Whether it was used is not checked here. */
export function readTicket(account: number, sealed: string, now = Date.now()): Ticket | null {
  const text = decrypt(sealed, ticketUse(account))
  if (text === null) return null
  // One of an older build is none.
  const { data: ticket } = ticketOf.safeParse(JSON.parse(text))
  return !ticket || ticket.until < now ? null : ticket
}
