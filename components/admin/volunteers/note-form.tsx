'use client'
import { type FormEvent, useId, useRef } from 'react'
import { useHydrated } from '../shared/use-hydrated'
import { useWords } from '../shared/words'
import { useChange } from './use-change'
import styles from './volunteer-view.module.scss'

/** Adds a note to a registration; the server adds author and time. */
export function NoteForm({ id }: { id: number }) {
  const words = useWords('volunteers')
  const { busy, change } = useChange(id)
  const ready = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const labelled = useId()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim()
    if (!text || busy) return
    const saved = await change({ notes: [{ text }] }, words('notes.added'))
    if (saved && field.current) field.current.value = ''
  }
  return (
    <form className={styles.field} onSubmit={add}>
      <label htmlFor={labelled}>{words('notes.new')}</label>
      <textarea id={labelled} ref={field} rows={3} maxLength={2000} dir="auto" required />
      <button type="submit" disabled={!ready} aria-disabled={busy}>
        {words('notes.add')}
      </button>
    </form>
  )
}
