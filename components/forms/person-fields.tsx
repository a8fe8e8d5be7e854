import { TextField, type TextFieldProps } from './text-field'

/** Fields that every form asks of a person; what browsers fill in by themselves is told here once. */
export function EmailField(field: TextFieldProps) {
  return <TextField type="email" autoComplete="email" placeholder="name@example.com" required {...field} />
}

export function PhoneField(field: TextFieldProps) {
  return <TextField type="tel" autoComplete="tel" placeholder="+880" {...field} />
}

/** One line: browsers keep `street-address`, of several, for text areas. */
export function AddressField(field: TextFieldProps) {
  return <TextField autoComplete="address-line1" {...field} />
}
