'use client'
import { toast } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import type { Person } from '@/lib/access/personal-data'
import type { HeldIds } from '@/lib/retention/privacy/find'
import type { ListedRecord } from '@/lib/retention/privacy/listed'
import { callOrToast } from '../shared/call-or-toast'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { HeldRecords } from './held-records'
import styles from './privacy.module.scss'
import { SelectionActions } from './selection-actions'

interface Found {
  asked: Person
  records: ListedRecord[]
}

export function PersonSearch() {
  const words = useWords('privacy')
  const [found, setFound] = useState<Found | null>(null)
  const [chosen, setChosen] = useState<ListedRecord[]>([])
  const [busy, setBusy] = useState(false)

  async function find(asked: Person): Promise<void> {
    setBusy(true)
    setFound(null)
    const answer = await callOrToast<{ records: ListedRecord[] }>('POST', '/privacy/held', asked)
    setBusy(false)
    if (!answer) return
    setFound({ asked, records: answer.records })
    setChosen(answer.records.filter(({ fits }) => fits))
  }

  function look(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void find({ email: String(form.get('email')).trim(), phone: String(form.get('phone')).trim() })
  }

  async function erase(asked: object): Promise<void> {
    const erased = await callOrToast<Record<keyof HeldIds, number>>('POST', '/privacy/erase', asked)
    if (!erased || !found) return
    const count = Object.values(erased).reduce((sum, each) => sum + each, 0)
    toast.success(words('erase.done', { count }))
    await find(found.asked)
  }

  return (
    <>
      <form className={styles.form} onSubmit={look}>
        <label>
          {words('email')}
          <input name="email" type="text" inputMode="email" autoComplete="off" dir="ltr" />
        </label>
        <label>
          {words('phone')}
          <input name="phone" type="tel" autoComplete="off" dir="ltr" />
        </label>
        <button type="submit" className={`${shared.button} ${shared.main}`} disabled={busy}>
          {words('find')}
        </button>
      </form>
      <div role="status">{found?.records.length === 0 && <p>{words('nothing')}</p>}</div>
      {found && found.records.length > 0 && (
        <>
          <p>{words('chosen')}</p>
          <HeldRecords
            records={found.records}
            isChosen={(record) => chosen.includes(record)}
            choose={(record, isChosen) =>
              setChosen((before) => [...before.filter((each) => each !== record), ...(isChosen ? [record] : [])])
            }
          />
          <SelectionActions asked={found.asked} chosen={chosen} onErase={erase} />
        </>
      )}
    </>
  )
}
