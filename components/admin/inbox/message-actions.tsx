'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MessageFolder } from '@/lib/community/shared/message-folders'
import { callApi } from '../shared/call-api'
import { useWords } from '../shared/words'
import { folderAddress, type ListPosition } from './addresses'
import { MessageButtons } from './message-buttons'
import { NoteForm } from './note-form'

interface MessageActionsProps {
  id: number
  folder: MessageFolder
  note: string
  /** The list from which the message was opened. */
  shown: ListPosition
  mayErase: boolean
}

/** Actions on a message: move, erase, note. Moving it saves the note that was typed, too. */
export function MessageActions({ id, folder, note, shown, mayErase }: MessageActionsProps) {
  const words = useWords('inbox')
  const router = useRouter()
  const [text, setText] = useState(note)
  const [seen, setSeen] = useState(note)
  const [others, setOthers] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function leave(): void {
    router.push(folderAddress(folder, shown))
    router.refresh()
  }

  /** @returns the answer; null when it was refused, which is said */
  async function ask<T>(method: string, path: string, body?: object): Promise<T | null> {
    setBusy(true)
    const called = await callApi<T>(method, `/messages/${id}${path}`, body)
    setBusy(false)
    if ('answer' in called) return called.answer
    const { status, problem, data } = called
    toast.error(status === 404 ? words('erased') : problem)
    if (status === 404) leave()
    if (status === 409 && typeof data?.note === 'string') {
      setOthers(data.note)
      setSeen(data.note)
    }
    return null
  }

  const typed = text === seen ? {} : { note: { seen, text } }

  async function save(): Promise<void> {
    if (!(await ask('POST', '/work', typed))) return
    toast.success(words('note.saved'))
    setSeen(text)
    setOthers(null)
    router.refresh()
  }

  async function move(to: MessageFolder, done: string): Promise<void> {
    const answer = await ask<{ mails: number }>('POST', '/work', { folder: to, ...typed })
    if (!answer) return
    toast.success(answer.mails > 0 ? words('moves.onItsWay') : done)
    leave()
  }

  async function erase(): Promise<void> {
    if (!(await ask('DELETE', '?depth=0'))) return
    toast.success(words('erase.done'))
    leave()
  }

  return (
    <>
      <MessageButtons folder={folder} busy={busy} mayErase={mayErase} onMove={move} onErase={erase} />
      <NoteForm text={text} others={others} busy={busy} saved={text === seen} onType={setText} onSave={save} />
    </>
  )
}
