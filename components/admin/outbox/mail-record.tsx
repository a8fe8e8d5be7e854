import { redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { recordAddress } from '@/lib/outbox/of-record'
import type { Mail } from '@/lib/platform/payload/payload-types'
import { outboxAddress } from './addresses'

/** A mail has no screen of its own: it stands on that of its record. */
export function MailRecord({ doc }: DocumentViewServerProps) {
  redirect(recordAddress(doc as unknown as Mail) ?? outboxAddress())
}
