'use client'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import { ConfirmButton } from '../shared/confirm-button'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'

interface MessageButtonsProps {
  folder: MessageFolder
  busy: boolean
  mayErase: boolean
  onMove: (to: MessageFolder, done: string) => Promise<void>
  onErase: () => Promise<void>
}

/** Where to; the texts of the button, and of what is said then. */
const SPAM = { to: 'suspected', label: 'spam', done: 'markedSpam' } as const

const MOVES = {
  inbox: [{ to: 'archive', label: 'archive', done: 'archived' }, SPAM],
  archive: [{ to: 'inbox', label: 'back', done: 'backDone' }, SPAM],
  suspected: [{ to: 'inbox', label: 'notSpam', done: 'notSpamDone' }],
} as const

/** Buttons that move a message to another folder, or erase it. */
export function MessageButtons({ folder, busy, mayErase, onMove, onErase }: MessageButtonsProps) {
  const words = useWords('inbox')
  return (
    <div className={shared.buttons}>
      {MOVES[folder].map(({ to, label, done }) => (
        <button
          key={to}
          type="button"
          className={shared.button}
          disabled={busy}
          onClick={() => void onMove(to, words(`moves.${done}`))}
        >
          {words(`moves.${label}`)}
        </button>
      ))}
      {mayErase && (
        <ConfirmButton
          name="erase-message"
          label={words('erase.button')}
          question={words('erase.question')}
          explanation={words('erase.explanation')}
          confirm={words('erase.button')}
          onConfirm={onErase}
        />
      )}
    </div>
  )
}
