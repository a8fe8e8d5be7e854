/** A row of the outbox as a mail: its words from the record as it is now, its addresses, its headers. */
import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import { type Foundation, messageLetter, registrationLetter, type WrittenLetter } from '@/lib/community/letters/letter'
import type { PublishedAccounts } from '@/lib/giving/donor/giving-steps'
import { isGiftMail, writeGiftMail } from '@/lib/giving/letters/compose-gift'
import { foundationAddresses } from '@/lib/outbox/foundation-address'
import { oneLine } from '@/lib/outbox/letters/plain'
import type { ClaimedMail } from '@/lib/outbox/outbox'
import { FOUNDATION } from '@/lib/outbox/post'
import { CannotBeMade } from '@/lib/outbox/worker'
import type { Mailbox } from '@/lib/platform/env/mail-variables'
import type { Locale } from '@/lib/shared/addresses/localized'

type Settings = Foundation & PublishedAccounts & { email: string }

export interface ComposeOptions {
  payload: () => Promise<Payload>
  /** The settings in a language. */
  settings: (locale: Locale) => Promise<Settings>
  siteUrl: string
  from: Mailbox
  /** MAIL_TO. */
  to: string[]
}

interface Written extends WrittenLetter {
  /** Who is answered from the foundation's mail; where nobody is, its address is ''. */
  person: Mailbox
  attachments?: SendMailOptions['attachments']
}

/**
 * @returns makes a mail of a row
 * @throws CannotBeMade when its record is gone or cannot be put into words; other failures are those of the store
 */
export function composer(options: ComposeOptions): (mail: ClaimedMail) => Promise<SendMailOptions> {
  return async (mail) => {
    const settings = await options.settings(mail.locale)
    const { person, attachments, subject, html, text } = await write(mail, settings, options)
    const isOurs = mail.kind.endsWith('-arrived')
    const ours = foundationAddresses(options.to, settings.email, options.from)
    return {
      messageId: mail.internetMessageId,
      date: new Date(),
      from: options.from,
      // As objects: a text would be read as a list, with whatever was written into it.
      to: (mail.recipient === FOUNDATION ? ours : [mail.recipient]).map((address) => ({ name: '', address })),
      ...(isOurs && person.address ? { replyTo: person } : {}),
      // Told apart from a person's mail, so that no machine answers it (RFC 3834).
      headers: isOurs
        ? { 'Auto-Submitted': 'auto-generated' }
        : {
            'Auto-Submitted': mail.kind.endsWith('-acknowledged') ? 'auto-replied' : 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
      subject,
      html,
      text,
      ...(attachments && { attachments }),
    }
  }
}

async function write(mail: ClaimedMail, foundation: Settings, options: ComposeOptions): Promise<Written> {
  const told = { locale: mail.locale, foundation, siteUrl: options.siteUrl }
  const payload = await options.payload()
  // What a donor gave is read in the admin, by those who may.
  if (isGiftMail(mail)) return { ...(await writeGiftMail(payload, mail, foundation, told)), person: NOBODY }
  const read = { depth: 0, disableErrors: true, overrideAccess: true } as const
  if (mail.kind === 'message-arrived' || mail.kind === 'message-acknowledged') {
    const id = mail.message
    const message = id === null ? null : await payload.findByID({ collection: 'messages', id, ...read })
    if (!message) throw new CannotBeMade('The message that it tells of is gone.')
    const kind = mail.kind === 'message-arrived' ? 'arrived' : 'acknowledged'
    return {
      ...inWords(() => messageLetter(kind, message, told)),
      person: box(message.mailerName, message.mailAddress),
    }
  }
  const id = mail.registration
  const found = id === null ? null : await payload.findByID({ collection: 'volunteer-registrations', id, ...read })
  if (!found) throw new CannotBeMade('The volunteer that it tells of is gone.')
  const kind = mail.kind === 'registration-arrived' ? 'arrived' : 'acknowledged'
  return { ...inWords(() => registrationLetter(kind, found, told)), person: box(found.name, found.email) }
}

const NOBODY: Mailbox = { name: '', address: '' }

const box = (name?: string | null, address?: string | null): Mailbox => ({
  name: oneLine(name ?? ''),
  address: oneLine(address ?? ''),
})

function inWords(write: () => WrittenLetter): WrittenLetter {
  try {
    return write()
  } catch (error) {
    throw new CannotBeMade(`It could not be put into words: ${error instanceof Error ? error.message : error}`)
  }
}
