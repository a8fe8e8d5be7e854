'use client'
import type { Person } from '@/lib/access/personal-data'
import type { HeldIds } from '@/lib/retention/privacy/find'
import type { ListedRecord } from '@/lib/retention/privacy/listed'
import { callOrToast } from '../shared/call-or-toast'
import { ConfirmButton } from '../shared/confirm-button'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
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

/** Actions on the selected records: download, erase. */
export function SelectionActions({ asked, chosen, onErase }: SelectionActionsProps) {
  const words = useWords('privacy')
  if (chosen.length === 0) return <p>{words('noneChosen')}</p>
  const ofGifts = chosen.some(({ kind }) => kind === 'pledges' || kind === 'transactions')
  const call = { ...asked, chosen: idsOf(chosen) }

  async function download(format: keyof typeof FORMATS): Promise<void> {
    const answer = await callOrToast<{ text: string; records: object }>('POST', '/privacy/download', call)
    if (answer) save(format === 'txt' ? answer.text : JSON.stringify(answer.records, null, 2), format)
  }

  return (
    <div className={styles.actions}>
      <button type="button" className={shared.button} onClick={() => void download('txt')}>
        {words('download')}
      </button>
      <button type="button" className={shared.button} onClick={() => void download('json')}>
        {words('downloadJson')}
      </button>
      <ConfirmButton
        name="erase-person"
        label={words('erase.button')}
        question={words('erase.question', { count: chosen.length })}
        explanation={ofGifts ? `${words('erase.atOnce')} ${words('erase.kept')}` : words('erase.atOnce')}
        confirm={words('erase.confirm')}
        onConfirm={() => onErase(call)}
      />
    </div>
  )
}
