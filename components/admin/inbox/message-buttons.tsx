'use client'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import { ConfirmButton } from '../shared/confirm-button'
import shared from '../shared/shared.module.scss'

interface MessageButtonsProps {
  folder: MessageFolder
  busy: boolean
  mayErase: boolean
  onMove: (to: MessageFolder, done: string) => Promise<void>
  onErase: () => Promise<void>
}

interface Move {
  to: MessageFolder
  label: string
  done: string
}

const SPAM: Move = { to: 'suspected', label: 'It is spam', done: 'Put to the suspected.' }

const MOVES: Record<MessageFolder, Move[]> = {
  inbox: [{ to: 'archive', label: 'Archive', done: 'Archived.' }, SPAM],
  archive: [{ to: 'inbox', label: 'Back to the inbox', done: 'Back in the inbox.' }, SPAM],
  suspected: [{ to: 'inbox', label: 'Not spam', done: 'In the inbox now. It was mailed before.' }],
}

/** Buttons that move a message to another folder, or erase it. */
export function MessageButtons({ folder, busy, mayErase, onMove, onErase }: MessageButtonsProps) {
  return (
    <div className={shared.buttons}>
      {MOVES[folder].map(({ to, label, done }) => (
        <button key={to} type="button" className={shared.button} disabled={busy} onClick={() => void onMove(to, done)}>
          {label}
        </button>
      ))}
      {mayErase && (
        <ConfirmButton
          name="erase-message"
          label="Erase"
          question="Erase this message?"
          explanation="It goes with its mails, and cannot be brought back."
          confirm="Erase"
          onConfirm={onErase}
        />
      )}
    </div>
  )
}
