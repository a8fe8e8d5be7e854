interface ChoiceProps {
  name: string
  label: string
  chosen: string | number
  /** Value and words of each, beside 'Any'. */
  choices: [string | number, string][]
}

/** A field of a filter that narrows nothing until one is chosen. */
export function Choice({ name, label, chosen, choices }: ChoiceProps) {
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
