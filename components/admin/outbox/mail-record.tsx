import { redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { recordAddress } from '@/lib/outbox/of-record'
import type { Mail } from '@/lib/platform/payload/payload-types'
import { outboxAddress } from './addresses'

/** Redirects to the screen of the mail's record: a mail has none of its own. */
export function MailRecord({ doc }: DocumentViewServerProps) {
  redirect((doc?.id && recordAddress(doc as unknown as Mail)) || outboxAddress())
}
