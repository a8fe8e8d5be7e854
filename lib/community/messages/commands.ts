/** What one of the staff does with a message: moves it, and writes a note. */
import { type CollectionBeforeChangeHook, NotFound, type PayloadRequest } from 'payload'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import type { MailKind } from '@/lib/outbox/kinds'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { withTransaction } from '@/lib/platform/database/with-transaction'

/** Set in the context of a change of the note: the note that the person saw. */
const SEEN_NOTE = 'seenNote'

interface MessageUpdate {
  folder?: MessageFolder | undefined
  note?: { seen: string; text: string } | undefined
}

/**
 * Moves a message and saves its note, or does neither.
 * @returns how many mails that put into the outbox; null where there is no such message
 * @throws APIError 409 with the other's note, where somebody has changed it since it was seen
 */
export async function updateMessage(
  req: PayloadRequest,
  id: number,
  { folder, note }: MessageUpdate,
): Promise<{ mails: number } | null> {
  const change = async () => {
    const { posted } = (await req.payload.update({
      collection: 'messages',
      id,
      data: { ...(folder && { folder }), ...(note && { note: note.text }) },
      context: note ? { [SEEN_NOTE]: note.seen } : {},
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })) as { posted?: MailKind[] }
    return { mails: posted?.length ?? 0 }
  }
  try {
    return await withTransaction(req, change)
  } catch (error) {
    if (error instanceof NotFound) return null
    throw error
  }
}

/** Two people at one message: the second is told what the first wrote. */
export const keepOthersNote: CollectionBeforeChangeHook = ({ data, originalDoc, context }) => {
  const seen = context[SEEN_NOTE]
  const kept = originalDoc?.note ?? ''
  if (seen === undefined || seen === kept || data.note === kept) return data
  throw publicError(say('inbox.note.changed'), 409, { note: kept })
}
