'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { send } from '../shared/send'
import shared from '../shared/shared.module.scss'
import styles from './message-view.module.scss'

/** Staff's own words on a message. */
export function Note({ id, note }: { id: number; note: string }) {
  const router = useRouter()
  const [text, setText] = useState(note)
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const answer = await send('PATCH', `/messages/${id}?depth=0`, { note: text })
    setBusy(false)
    if (!answer) return
    toast.success('The note is saved.')
    router.refresh()
  }

  return (
    <form className={styles.note} onSubmit={save}>
      <label htmlFor="message-note">Note, for yourselves</label>
      <textarea
        id="message-note"
        rows={3}
        maxLength={5000}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={shared.button} disabled={busy || text === note}>
        Save the note
      </button>
    </form>
  )
}
