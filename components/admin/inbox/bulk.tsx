'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MessageFolder } from '@/lib/messages/folders'
import { AskFirst } from '../shared/ask-first'
import { send } from '../shared/send'
import shared from '../shared/shared.module.scss'
import styles from './inbox.module.scss'

interface BulkProps {
  /** Id of the list whose checkboxes are meant. */
  rows: string
  folder: MessageFolder
  unread: number
  any: boolean
  mayErase: boolean
  total: number
  /** When the list was read: what came later stays. */
  seenAt: string
}

const boxesOf = (rows: string) => [
  ...(document.getElementById(rows)?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
]

const counted = (count: number, what: string) => `${count} ${count === 1 ? 'message' : 'messages'} ${what}.`

/** What is done to many messages at once. */
export function Bulk({ rows, folder, unread, any, mayErase, total, seenAt }: BulkProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function run(call: string, body: object, done: string): Promise<void> {
    setBusy(true)
    const answer = await send<{ count: number }>('POST', `/messages/${call}`, body)
    setBusy(false)
    if (!answer) return
    toast.success(counted(answer.count, done))
    for (const box of boxesOf(rows)) box.checked = false
    router.refresh()
  }

  function archiveChosen(): void {
    const ids = boxesOf(rows).flatMap((box) => (box.checked ? [Number(box.value)] : []))
    if (ids.length === 0) toast.info('Please choose messages first.')
    else void run('archive', { ids }, 'archived')
  }

  return (
    <div className={styles.bulk}>
      {any && folder === 'inbox' && (
        <button type="button" className={shared.button} disabled={busy} onClick={archiveChosen}>
          Archive chosen
        </button>
      )}
      {unread > 0 && (
        <button
          type="button"
          className={shared.button}
          disabled={busy}
          onClick={() => void run('mark-read', { folder }, 'marked as read')}
        >
          Mark all as read
        </button>
      )}
      {mayErase && (
        <AskFirst
          name="erase-suspected"
          label="Erase all suspected"
          question={`Erase ${total} suspected ${total === 1 ? 'message' : 'messages'}?`}
          explanation="They were mailed to nobody, and cannot be brought back. What comes in meanwhile stays."
          confirm="Erase"
          onConfirm={() => run('erase-suspected', { before: seenAt }, 'erased')}
        />
      )}
    </div>
  )
}
