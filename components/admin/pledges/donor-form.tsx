'use client'
import { type FormEvent, useRef } from 'react'
import type { Donor } from '@/lib/giving/shared/donor-check'
import { PLEDGE_LENGTHS } from '@/lib/intake/schema/pledge'
import { TextField } from '../shared/field'
import shared from '../shared/shared.module.scss'
import { useFieldProblems } from '../shared/use-field-problems'
import { useWords } from '../shared/words'
import styles from './actions.module.scss'
import { usePledgeAction } from './use-pledge-action'

const FIELDS = {
  firstName: 'text',
  lastName: 'text',
  email: 'email',
  phone: 'tel',
  address: 'text',
} as const satisfies Record<keyof Donor, string>

/** Corrects a donor's data. The history names the fields, not their values. */
export function DonorForm({ id, donor, receipted }: { id: number; donor: Donor; receipted: boolean }) {
  const words = useWords('pledges')
  const { busy, step } = usePledgeAction()
  const { form, problems, take } = useFieldProblems()
  const opened = useRef<HTMLDetailsElement>(null)
  const correct = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const done = ({ changed }: { changed: boolean }) => words(changed ? 'donor.corrected' : 'donor.unchanged')
    if ((await step(`/pledges/${id}/correct`, typed, done, take)) && opened.current) opened.current.open = false
  }
  return (
    <details ref={opened} className={styles.step}>
      <summary className={shared.button}>{words('donor.correct')}</summary>
      <form ref={form} onSubmit={correct} className={styles.fields} key={JSON.stringify(donor)} noValidate>
        {receipted && <p>{words('donor.receiptStays')}</p>}
        {(Object.keys(FIELDS) as (keyof Donor)[]).map((name) => (
          <TextField
            key={name}
            name={name}
            defaultValue={donor[name]}
            maxLength={PLEDGE_LENGTHS[name]}
            problems={problems}
            type={FIELDS[name]}
            label={words(`fields.${name}`)}
          />
        ))}
        <button type="submit" className={`${shared.button} ${shared.main}`} aria-disabled={busy}>
          {words('donor.save')}
        </button>
      </form>
    </details>
  )
}
