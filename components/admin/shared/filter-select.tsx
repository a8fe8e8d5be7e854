interface FilterSelectProps {
  name: string
  label: string
  chosen: string | number
  /** Value and words of each, beside 'Any'. */
  choices: [string | number, string][]
}

/** Select of a filter, with “Any” first. */
export function FilterSelect({ name, label, chosen, choices }: FilterSelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={chosen} key={chosen}>
        <option value="">Any</option>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
