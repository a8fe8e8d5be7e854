'use client'
import { useWords } from './words'

interface FilterSelectProps {
  name: string
  label: string
  chosen: string | number
  /** Value and label of each, beside “Any”. */
  choices: [string | number, string][]
}

/** Select of a filter, with “Any” first. */
export function FilterSelect({ name, label, chosen, choices }: FilterSelectProps) {
  const words = useWords('shared')
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen} key={chosen}>
        <option value="">{words('filter.any')}</option>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
