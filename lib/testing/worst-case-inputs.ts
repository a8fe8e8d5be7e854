/** For tests: worst-case inputs of the statement and SMS parsers, of any size, each aimed at one step of parsing. */

const filled = (piece: string, size: number) => piece.repeat(Math.max(1, Math.floor(size / piece.length)))
const lines = (line: string, size: number) => filled(`${line}\n`, size)

/** Nearly the longest line of a statement, in characters of one byte and of three. */
const LONG = 9000
const LONG_WIDE = 3000
const rowWith = (text: string) => `20/11/2026,AB1234,5,"${text}"`
const HEAD = 'Date,TrxID,Amount,Details\n'
/** Many different letters, each of which has to be looked up. */
const LETTERS = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')

/** Name → a statement file of about `size` characters. */
export const WORST_STATEMENTS: Readonly<Record<string, (size: number) => string>> = {
  'what look like references': (size) => HEAD + lines(rowWith(filled('A1B2-', LONG)), size),
  'what look like references without a hyphen': (size) => HEAD + lines(rowWith(filled('A1B2 ', LONG)), size),
  'nothing but separators': (size) => HEAD + lines(','.repeat(LONG), size),
  'nothing but separators of another kind': (size) => lines('|'.repeat(LONG), size),
  'rows of two cells': (size) => HEAD + lines('5,', size),
  'rows of gifts': (size) => HEAD + lines(rowWith('Cash'), size),
  'rows above the head': (size) => lines(`x,${filled('Date ', LONG)}`, Math.min(size, LONG * 50)) + HEAD,
  'quotation marks': (size) => HEAD + lines(rowWith(filled('""', LONG)), size),
  'what look like dates': (size) => HEAD + lines(filled('1/1/,', LONG), size),
  'long dates': (size) => HEAD + lines(`${filled('1 Jan ', LONG)},AB1234,5,x`, size),
  'long amounts': (size) => HEAD + lines(`20/11/2026,AB1234,"${filled('1,', LONG)}",x`, size),
  'letters of many kinds': (size) => HEAD + lines(rowWith(LETTERS.slice(0, LONG_WIDE)), size),
  'digits of another script': (size) => HEAD + lines(rowWith(filled('৯', LONG_WIDE)), size),
  'long names of columns': (size) => lines(filled('Amount (BDT),', LONG), size),
  'empty lines': (size) => HEAD + filled('\n', size),
  blanks: (size) => HEAD + lines(' '.repeat(LONG), size),
}

/** Name → pasted SMS texts of about `size` characters. */
export const WORST_SMS: Readonly<Record<string, (size: number) => string>> = {
  digits: (size) => filled('1', size),
  'digits with blanks': (size) => filled(`${'1'.repeat(24)}   `, size),
  amounts: (size) => filled(`tk   ${'1'.repeat(24)} `, size),
  beginnings: (size) => filled('you have been have been ', size),
  'beginnings in Bangla': (size) => filled('আপনি', size),
  'many beginnings': (size) => lines('cash in tk1', size),
  'what look like references': (size) => filled('A1B2-', size),
  'labels of IDs': (size) => filled('TrxID A1B2C3 ', size),
  messages: (size) =>
    lines('You have received Tk 500.00 from 01711000000. Fee Tk 0.00. TrxID 8N7A6B5C4D at 20/11/2026 14:05', size),
  'messages that say much': (size) =>
    lines(`You have received Tk 500.00 from ${filled('A1B2-', 900)}. TrxID 8N7A6B5C4D at 20/11/2026 14:05`, size),
  fees: (size) => filled('fee tk ', size),
  'letters of many kinds': (size) => filled(LETTERS, Math.max(size, LETTERS.length)),
  'digits of another script': (size) => filled('৯', size),
  'empty lines': (size) => filled('\n', size),
  paragraphs: (size) => filled('a\n\n', size),
  blanks: (size) => filled(' ', size),
}
