'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import type { Held } from '@/lib/privacy/person'
import { AskFirst } from '../shared/ask-first'
import { send } from '../shared/send'
import shared from '../shared/shared.module.scss'
import { HeldRecords } from './held-records'
import styles from './privacy.module.scss'

interface Asked {
  email: string
  phone: string
}

/** A file is made of what is on the screen: nothing about a person stands in an address. */
function download(held: Held): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(held, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'personal-data.json' })
  link.click()
  URL.revokeObjectURL(url)
}

export function Person() {
  const [found, setFound] = useState<{ asked: Asked; held: Held } | null>(null)
  const [busy, setBusy] = useState(false)

  async function look(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const asked = { email: String(form.get('email')).trim(), phone: String(form.get('phone')).trim() }
    setBusy(true)
    setFound(null)
    const held = await send<Held>('POST', '/privacy/held', asked)
    setBusy(false)
    if (held) setFound({ asked, held })
  }

  async function erase(): Promise<void> {
    if (!found || !(await send('POST', '/privacy/erase', found.asked))) return
    toast.success('All of it is erased.')
    setFound(null)
  }

  const any = found && Object.values(found.held).some((records) => records.length > 0)
  return (
    <>
      <form className={styles.form} onSubmit={look}>
        <label>
          E-mail
          <input name="email" type="text" inputMode="email" autoComplete="off" dir="ltr" />
        </label>
        <label>
          Phone
          <input name="phone" type="tel" autoComplete="off" dir="ltr" />
        </label>
        <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
          Find
        </button>
      </form>
      <div role="status">{found && !any && <p>Nothing is held about this person.</p>}</div>
      {found && any && (
        <>
          <HeldRecords held={found.held} />
          <div className={styles.actions}>
            <button type="button" className={shared.button} onClick={() => download(found.held)}>
              Download
            </button>
            <AskFirst
              name="erase-person"
              label="Erase all of it"
              question="Erase all that is held about this person?"
              explanation="Messages, registrations and mails go at once, and cannot be brought back."
              confirm="Erase"
              onConfirm={erase}
            />
          </div>
        </>
      )}
    </>
  )
}
