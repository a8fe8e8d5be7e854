'use client'
import type { Person } from '@/lib/access/personal-data'
import type { HeldIds } from '@/lib/retention/privacy/find'
import type { ListedRecord } from '@/lib/retention/privacy/listed'
import { callOrToast } from '../shared/call-or-toast'
import { ConfirmButton } from '../shared/confirm-button'
import shared from '../shared/shared.module.scss'
import styles from './privacy.module.scss'

interface SelectionActionsProps {
  asked: Person
  chosen: ListedRecord[]
  onErase: (call: object) => Promise<void>
}

const FORMATS = { txt: 'text/plain', json: 'application/json' } as const

function save(content: string, format: keyof typeof FORMATS): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${FORMATS[format]};charset=utf-8` }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `personal-data.${format}` })
  link.click()
  URL.revokeObjectURL(url)
}

function idsOf(chosen: ListedRecord[]): HeldIds {
  const ids = (kind: ListedRecord['kind']) => chosen.flatMap((record) => (record.kind === kind ? [record.id] : []))
  return {
    messages: ids('messages'),
    registrations: ids('registrations'),
    pledges: ids('pledges'),
    transactions: ids('transactions'),
    mails: ids('mails'),
  }
}

const AT_ONCE = 'What is chosen goes at once, with its mails, and cannot be brought back.'
const KEPT = `Of money that was received, reference, amount, dates and transaction ID stay without the person: the accounts
  need them, and the same money must not count twice. So do the reasons that staff wrote.`

/** Actions on the selected records: download, erase. */
export function SelectionActions({ asked, chosen, onErase }: SelectionActionsProps) {
  if (chosen.length === 0) return <p>Choose what is this person’s.</p>
  const ofGifts = chosen.some(({ kind }) => kind === 'pledges' || kind === 'transactions')
  const call = { ...asked, chosen: idsOf(chosen) }

  async function download(format: keyof typeof FORMATS): Promise<void> {
    const answer = await callOrToast<{ text: string; records: object }>('POST', '/privacy/download', call)
    if (answer) save(format === 'txt' ? answer.text : JSON.stringify(answer.records, null, 2), format)
  }

  return (
    <div className={styles.actions}>
      <button type="button" className={shared.button} onClick={() => void download('txt')}>
        Download
      </button>
      <button type="button" className={shared.button} onClick={() => void download('json')}>
        Download for programs (JSON)
      </button>
      <ConfirmButton
        name="erase-person"
        label="Erase what is chosen"
        question={`Erase ${chosen.length} ${chosen.length === 1 ? 'record' : 'records'}?`}
        explanation={ofGifts ? `${AT_ONCE} ${KEPT}` : AT_ONCE}
        confirm="Erase"
        onConfirm={() => onErase(call)}
      />
    </div>
  )
}
