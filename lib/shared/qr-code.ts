import { encode } from 'uqr'

export interface QrCode {
  /** Modules along each side, with the quiet zone. */
  size: number
  /** The dark ones, as the `d` of an SVG path of one unit a module. */
  path: string
}

/** Modules of white that a reader needs all round (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4

/** A text as a QR code that is read with 15 % of it worn off. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
