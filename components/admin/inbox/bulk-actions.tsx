'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import { callOrToast } from '../shared/call-or-toast'
import { ConfirmButton } from '../shared/confirm-button'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import styles from './inbox.module.scss'

interface BulkActionsProps {
  /** Id of the list whose checkboxes are meant. */
  rows: string
  folder: MessageFolder
  /** Unread messages of the folder, where all of it is shown. */
  unread: number
  choosable: boolean
  mayErase: boolean
  total: number
  /** When the list was read: what came later stays. */
  seenAt: string
}

const boxesOf = (rows: string) => [
  ...(document.getElementById(rows)?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
]

/** Bulk actions of the inbox: archive, mark as read, erase. */
export function BulkActions({ rows, folder, unread, choosable, mayErase, total, seenAt }: BulkActionsProps) {
  const words = useWords('inbox')
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const all = useRef<HTMLInputElement>(null)

  async function run(call: string, body: object, done: 'archived' | 'markedRead' | 'erased'): Promise<void> {
    setBusy(true)
    const answer = await callOrToast<{ count: number }>('POST', `/messages/${call}`, body)
    setBusy(false)
    if (!answer) return
    toast.success(words(`bulk.${done}`, { count: answer.count }))
    chooseAll(false)
    router.refresh()
  }

  function chooseAll(chosen: boolean): void {
    for (const box of boxesOf(rows)) box.checked = chosen
    if (all.current) all.current.checked = chosen
  }

  function archiveChosen(): void {
    const ids = boxesOf(rows).flatMap((box) => (box.checked ? [Number(box.value)] : []))
    if (ids.length === 0) toast.info(words('bulk.none'))
    else void run('archive', { ids }, 'archived')
  }

  return (
    <div className={styles.bulk}>
      {choosable && (
        <>
          <label className={styles.all}>
            <input ref={all} type="checkbox" onChange={(event) => chooseAll(event.target.checked)} />
            {words('bulk.all')}
          </label>
          <button type="button" className={shared.button} disabled={busy} onClick={archiveChosen}>
            {words('bulk.archive')}
          </button>
        </>
      )}
      {unread > 0 && (
        <button
          type="button"
          className={shared.button}
          disabled={busy}
          onClick={() => void run('mark-read', { folder, before: seenAt }, 'markedRead')}
        >
          {words('bulk.markRead')}
        </button>
      )}
      {mayErase && (
        <ConfirmButton
          name="erase-suspected"
          label={words('bulk.erase')}
          question={words('bulk.eraseQuestion', { total })}
          explanation={words('bulk.eraseExplanation')}
          confirm={words('bulk.eraseConfirm')}
          onConfirm={() => run('erase-suspected', { before: seenAt }, 'erased')}
        />
      )}
    </div>
  )
}
