/** A row of the outbox as a mail: its letter, which the context of its kind writes, its addresses and its headers. */
import type { SendMailOptions } from 'nodemailer'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { staffLanguage } from '@/lib/access/staff-language'
import type { Mailbox } from '@/lib/platform/env/mail-variables'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { ImagePath, SiteSettings } from '@/lib/shared/content/types'
import { changedWordsRead } from '@/lib/shared/i18n/changed-words'
import { foundationAddresses } from './foundation-address'
import { isToFoundation, type MailKind } from './kinds'
import type { Letterhead, RenderedLetter } from './letters/letter'
import type { ClaimedMail } from './outbox'
import { FOUNDATION } from './post'

/** What a mail is made from is not there any more, or cannot be put into words. */
export class CannotBeMade extends Error {}

const MARK_ID = 'mark'
/** Twice what is shown, for sharp screens. */
const MARK_PIXELS = 96

type Settings = Pick<SiteSettings, keyof Letterhead['foundation'] | 'email' | 'bank' | 'wallets'>

interface MailLetter extends RenderedLetter {
  /** Who is answered from the foundation's mail; nobody where it is left out. */
  replyTo?: Mailbox
  attachments?: SendMailOptions['attachments']
}

/**
 * Writes the letter of a mail, from its record as it is now.
 * @throws CannotBeMade when the record is gone or cannot be put into words; other failures are those of the store
 */
export type WriteLetter = (
  payload: Payload,
  mail: ClaimedMail,
  letterhead: Letterhead & { foundation: Settings },
) => Promise<MailLetter>

export interface ComposeOptions {
  payload: () => Promise<Payload>
  letters: Readonly<Record<MailKind, WriteLetter>>
  /** The settings in a language. */
  settings: (locale: Locale) => Promise<Settings>
  /** A picture of the library as a PNG, at most so many pixels wide and high; null where there is none. */
  picture: (image: ImagePath, side: number) => Promise<Buffer | null>
  siteUrl: string
  from: Mailbox
  /** MAIL_TO. */
  to: string[]
}

/** @returns makes a mail of a row, and throws what its letter throws */
export function composer(options: ComposeOptions): (mail: ClaimedMail) => Promise<SendMailOptions> {
  return async (mail) => {
    const { siteUrl, letters, from } = options
    const { kind, locale, recipient } = mail
    const isOurs = isToFoundation(kind)
    const payload = await options.payload()
    const [known] = await Promise.all([options.settings(locale), changedWordsRead()])
    const ours = foundationAddresses(options.to, known.email, from)
    // Staff read it in their language; what it says of its sender, and an answer to them, stays in the sender's.
    const language = isOurs ? ((await staffLanguage(payload, ours)) ?? locale) : locale
    const mark = await options.picture(known.mark, MARK_PIXELS)
    const told = language === locale ? known : await options.settings(language)
    const foundation = { ...told, mark: mark && `cid:${MARK_ID}` }
    const visitor = { locale, foundation: known.name }
    const letter = await letters[kind](payload, mail, { locale: language, foundation, siteUrl, visitor })
    const { replyTo, attachments, subject, html, text } = letter
    return {
      messageId: mail.internetMessageId,
      date: new Date(),
      from,
      // As objects: a text would be read as a list, with whatever was written into it.
      to: (recipient === FOUNDATION ? ours : [recipient]).map((address) => ({ name: '', address })),
      ...(isOurs && replyTo?.address && { replyTo }),
      // Told apart from a person's mail, so that no machine answers it (RFC 3834).
      headers: isOurs
        ? { 'Auto-Submitted': 'auto-generated' }
        : {
            'Auto-Submitted': kind.endsWith('-acknowledged') ? 'auto-replied' : 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
          },
      subject,
      html,
      text,
      attachments: [...(attachments ?? []), ...(mark ? [inlineMark(mark)] : [])],
    }
  }
}

/** Part of the mail, so that it is seen without fetching anything. */
const inlineMark = (content: Buffer) => ({
  filename: 'mark.png',
  content,
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
  cid: MARK_ID,
})

/** The record that a mail is about. @param name what people call it @throws CannotBeMade where it is gone */
export async function recordOf<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  id: number | null,
  name: string,
): Promise<DataFromCollectionSlug<Slug>> {
  const read = { collection, depth: 0, disableErrors: true, overrideAccess: true } as const
  const record = id === null ? null : await payload.findByID({ ...read, id })
  if (!record) throw new CannotBeMade(`The ${name} that it tells of is gone.`)
  return record as DataFromCollectionSlug<Slug>
}
