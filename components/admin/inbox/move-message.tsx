'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MessageFolder } from '@/lib/messages/folders'
import { AskFirst } from '../shared/ask-first'
import { send } from '../shared/send'
import shared from '../shared/shared.module.scss'
import { folderAddress } from './addresses'
import styles from './message-view.module.scss'

interface MoveMessageProps {
  id: number
  folder: MessageFolder
  mayErase: boolean
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
  suspected: [{ to: 'inbox', label: 'Not spam', done: 'In the inbox now, and on its way by mail.' }],
}

/** Where a message goes from here. Afterwards the folder shows what else there is to do. */
export function MoveMessage({ id, folder, mayErase }: MoveMessageProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function run(method: string, body: object | undefined, done: string): Promise<void> {
    setBusy(true)
    const answer = await send(method, `/messages/${id}?depth=0`, body)
    if (!answer) return setBusy(false)
    toast.success(done)
    router.push(folderAddress(folder))
    router.refresh()
  }

  return (
    <div className={styles.actions}>
      {MOVES[folder].map(({ to, label, done }) => (
        <button
          key={to}
          type="button"
          className={shared.button}
          disabled={busy}
          onClick={() => void run('PATCH', { folder: to }, done)}
        >
          {label}
        </button>
      ))}
      {mayErase && (
        <AskFirst
          name="erase-message"
          label="Erase"
          question="Erase this message?"
          explanation="It goes with its mails, and cannot be brought back."
          confirm="Erase"
          onConfirm={() => run('DELETE', undefined, 'Erased.')}
        />
      )}
    </div>
  )
}
