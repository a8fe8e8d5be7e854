/** The letter that says that there was no good backup for too long: kind → writes it. */
import { CannotBeMade, type WriteLetter } from '@/lib/outbox/compose'
import { renderLetter } from '@/lib/outbox/letters/letter'
import { buttons, fields, paragraph, title } from '@/lib/outbox/letters/parts'
import { mailWords } from '@/lib/outbox/letters/words'
import { clock, day } from '@/lib/shared/format/date'
import { fill } from '@/lib/shared/format/fill'
import { withoutBackupSince } from './due'
import { readBackupState } from './state'

const overdue: WriteLetter = async (payload, _mail, letterhead) => {
  const state = await readBackupState(payload)
  if (!state) throw new CannotBeMade('The schedule of backups that it tells of is gone.')
  const { locale, siteUrl } = letterhead
  const words = mailWords(locale).overdue
  const at = withoutBackupSince(state)
  return renderLetter(letterhead, {
    subject: words.subject,
    body: [
      title(words.title),
      paragraph(fill(words.since, { at: `${day(at, locale)}, ${clock(at, locale)}` })),
      fields([{ label: words.problem, value: state.problem?.detail ?? '' }]),
      paragraph(words.next),
      buttons([{ href: `${siteUrl}/admin/globals/backups`, label: words.screen }]),
    ],
  })
}

export const backupLetters = { 'backup-overdue': overdue }
