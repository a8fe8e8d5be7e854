'use client'
import { type FormEvent, useState } from 'react'
import type { KeyOwner } from '@/lib/access/keys/list'
import { DEFAULT_DAYS, MAX_DAYS, MAX_NAME_LENGTH } from '@/lib/access/rights/key-request'
import { asciiDigits, localDigits } from '@/lib/shared/format/digits'
import { callApi } from '../shared/call-api'
import { SelectField, TextField } from '../shared/field'
import styles from '../shared/form.module.scss'
import { Outcome } from '../shared/outcome'
import shared from '../shared/shared.module.scss'
import { useFieldProblems } from '../shared/use-field-problems'
import { useHydrated } from '../shared/use-hydrated'
import { useStaffLocale, useWords } from '../shared/words'
import { CreatedKey, type CreatedKeyData } from './created-key'
import { ScopeFields } from './scope-fields'

interface NewKeyFormProps {
  owners: KeyOwner[]
  /** Account of the person, which is chosen at first. */
  own: number
}

/** Form for a new key: purpose, account, scope and lifetime; then shows the key once. */
export function NewKeyForm({ owners, own }: NewKeyFormProps) {
  const words = useWords('keys')
  const locale = useStaffLocale()
  const { form, problems, take } = useFieldProblems()
  const [chosen, setChosen] = useState(own)
  const ready = useHydrated()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [made, setMade] = useState<CreatedKeyData | null>(null)
  const owner = owners.find(({ id }) => id === chosen) ?? owners[0]

  async function make(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const filled = new FormData(event.currentTarget)
    const asked = {
      name: String(filled.get('name')),
      account: owner?.id,
      areas: filled.getAll('areas'),
      mayWrite: filled.get('mayWrite') === 'yes',
      days: Number(asciiDigits(String(filled.get('days')))),
    }
    setBusy(true)
    const called = await callApi<CreatedKeyData>('POST', '/api-keys/make', asked)
    setBusy(false)
    take('problem' in called ? called : null)
    // What stands beside a field is not said twice.
    setProblem('problem' in called && !called.data?.fields ? called.problem : '')
    if ('answer' in called) setMade(called.answer)
  }

  if (made) return <CreatedKey made={made} />
  return (
    <form ref={form} className={styles.form} onSubmit={make} noValidate>
      <p>{words('new.intro')}</p>
      <Outcome outcome={problem ? { words: problem, done: false } : undefined} />
      <div className={styles.fields}>
        <TextField name="name" label={words('new.name')} problems={problems} maxLength={MAX_NAME_LENGTH} />
        <SelectField
          name="account"
          label={words('new.account')}
          problems={problems}
          value={owner?.id}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {owners.map(({ id, name, role, email }) => (
            <option key={id} value={id}>
              {words('new.owner', { name, role: words(`roles.${role}`), email })}
            </option>
          ))}
        </SelectField>
        <TextField
          name="days"
          label={words('new.days', { max: MAX_DAYS })}
          problems={problems}
          inputMode="numeric"
          defaultValue={localDigits(String(DEFAULT_DAYS), locale)}
        />
      </div>
      {owner && <ScopeFields key={owner.role} role={owner.role} problem={problems.areas} />}
      <button type="submit" className={`${shared.button} ${shared.main}`} disabled={!ready} aria-disabled={busy}>
        {words('new.make')}
      </button>
    </form>
  )
}
