/** HTML's own rule for e-mail addresses, widened to the letters and marks of every script (WHATWG HTML, 4.10.5.1.5). */
const LETTER = '\\p{L}\\p{M}\\p{Nd}'
const LABEL = `[${LETTER}](?:[${LETTER}-]{0,61}[${LETTER}])?`
const ADDRESS = new RegExp(`^[${LETTER}.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`, 'u')

/** Programs that read hosts as browsers do take these for numbers of computers: a@1.2 is a@1.0.0.2 (WHATWG URL, 3.5). */
const NUMBER = /\.(?:\d+|0x[\da-f]*)$/i

/** In octets (RFC 5321, 4.5.3.1.1 and 4.5.3.1.3: 256 with the brackets round it). */
const MAX_LOCAL_PART = 64
const MAX_LENGTH = 254

/** Whether mail can be sent there; a host without a dot is none that the world can reach. */
export function isEmail(text: string): boolean {
  // Measured first: a long text need not be matched at all.
  return (
    text.length <= MAX_LENGTH &&
    ADDRESS.test(text) &&
    // Hosts are looked up in this form, where wide digits are digits (UTS 46).
    !NUMBER.test(text.normalize('NFKC')) &&
    octets(text) <= MAX_LENGTH &&
    octets(text.slice(0, text.indexOf('@'))) <= MAX_LOCAL_PART
  )
}

const octets = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length
