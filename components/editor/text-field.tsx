import { Field } from '@/components/ui/field/field'

interface TextFieldProps {
  label: string
  hint?: string
  /** Behind the label: that it may be left out. */
  note?: string
  error?: string | undefined
  /** Which keyboard phones show. */
  inputMode?: 'url'
  value: string
  onChange: (value: string) => void
}

/** A line of text in a panel. */
export function TextField({ inputMode, value, onChange, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode={inputMode}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
