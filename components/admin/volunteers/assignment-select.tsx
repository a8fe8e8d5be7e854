'use client'
import { useId } from 'react'
import { useHydrated } from '../shared/use-hydrated'
import { useWords } from '../shared/words'
import { useChange } from './use-change'
import styles from './volunteer-view.module.scss'

interface AssignmentSelectProps {
  id: number
  field: 'project' | 'event'
  label: string
  /** Id and title of each. */
  places: [number, string][]
  assigned: number | null
}

/** Select that assigns a project or event; saves on change. */
export function AssignmentSelect({ id, field, label, places, assigned }: AssignmentSelectProps) {
  const words = useWords('volunteers')
  const { busy, change } = useChange(id)
  const ready = useHydrated()
  const labelled = useId()
  const assign = (value: string) => {
    const place = places.find(([each]) => String(each) === value)
    const none = field === 'project' ? 'assigned.noProject' : 'assigned.noEvent'
    void change({ [field]: place?.[0] ?? null }, place ? words('assigned.done', { place: place[1] }) : words(none))
  }
  return (
    <div className={styles.field}>
      <label htmlFor={labelled}>{label}</label>
      <select
        id={labelled}
        // Another one once the server says otherwise, such as after a refusal.
        key={assigned}
        defaultValue={assigned ?? ''}
        aria-busy={busy}
        disabled={!ready}
        onChange={(event) => assign(event.target.value)}
      >
        <option value="">{words('assigned.none')}</option>
        {places.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}
