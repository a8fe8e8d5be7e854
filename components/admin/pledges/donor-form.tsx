'use client'
import { type FormEvent, useRef } from 'react'
import type { Donor } from '@/lib/giving/shared/donor-check'
import { PLEDGE_LENGTHS } from '@/lib/intake/schema/pledge'
import { TextField } from '../shared/field'
import shared from '../shared/shared.module.scss'
import { useFieldProblems } from '../shared/use-field-problems'
import styles from './actions.module.scss'
import { usePledgeAction } from './use-pledge-action'

const FIELDS = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'E-mail', type: 'email' },
  phone: { label: 'Phone', type: 'tel' },
  address: { label: 'Address' },
} as const satisfies Record<keyof Donor, { label: string; type?: string }>

/** Corrects a donor's data. The history names the fields, not their values. */
export function DonorForm({ id, donor, receipted }: { id: number; donor: Donor; receipted: boolean }) {
  const { busy, step } = usePledgeAction()
  const { form, problems, take } = useFieldProblems()
  const opened = useRef<HTMLDetailsElement>(null)
  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const done = ({ changed }: { changed: boolean }) => (changed ? 'Corrected.' : 'Nothing was other than before.')
    if ((await step(`/pledges/${id}/correct`, typed, done, take)) && opened.current) opened.current.open = false
  }
  return (
    <details ref={opened} className={styles.step}>
      <summary className={shared.button}>Correct</summary>
      <form ref={form} onSubmit={correct} className={styles.fields} key={JSON.stringify(donor)} noValidate>
        {receipted && <p>The receipt keeps what it says. Write a new one below, if it should say this.</p>}
        {(Object.keys(FIELDS) as (keyof Donor)[]).map((name) => (
          <TextField
            key={name}
            name={name}
            defaultValue={donor[name]}
            maxLength={PLEDGE_LENGTHS[name]}
            problems={problems}
            {...FIELDS[name]}
          />
        ))}
        <button type="submit" className={`${shared.button} ${shared.main}`} aria-disabled={busy}>
          Save
        </button>
      </form>
    </details>
  )
}
