import { TextField, type TextFieldProps } from './text-field'

/** Fields of a person that several forms have, with their autocomplete tokens. */
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
