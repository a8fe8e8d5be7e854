/**
 * Flight data (React Server Components payload) as rows: each has a hexadecimal id, most have JSON, which names other rows by
 * strings that begin with $. Read from and written to the chunks of a page; the format is React's own and not documented
 * (react-server-dom, ReactFlightClient), so that what is not known here is refused.
 */

export interface FlightRow {
  /** Hexadecimal; empty for hints, which concern the whole page. */
  id: string
  /** `I`: a client component; `H` and a letter: a hint; `T`: a text; empty: JSON; others are kept as they are. */
  tag: string
  /** Of JSON and client components the value, of others the text. */
  value: unknown
}

/** Rows of bytes, whose length stands before them; no page of the site has any. */
const BINARY = /^[AOoUSsLlGgMmVb]$/

/** @throws when it is not flight data as React 19.3 writes it */
export function readRows(text: string): FlightRow[] {
  const bytes = Buffer.from(text)
  const rows: FlightRow[] = []
  for (let start = 0; start < bytes.length; ) {
    const colon = bytes.indexOf(':', start)
    if (colon < 0) throw new Error('A row has no id.')
    const id = bytes.toString('latin1', start, colon)
    const first = bytes.toString('latin1', colon + 1, colon + 2)
    if (BINARY.test(first)) throw new Error('A row has bytes.')
    if (first === 'T') {
      const comma = bytes.indexOf(',', colon)
      const end = comma + 1 + Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16)
      rows.push({ id, tag: 'T', value: bytes.toString('utf8', comma + 1, end) })
      start = end
    } else {
      const newline = bytes.indexOf('\n', colon)
      if (newline < 0) throw new Error('A row does not end.')
      rows.push(readRow(id, bytes.toString('utf8', colon + 1, newline)))
      start = newline + 1
    }
  }
  return rows
}

function readRow(id: string, text: string): FlightRow {
  const [tag = ''] = /^(?:H[A-Z]|[A-Z])/.exec(text) ?? []
  const rest = text.slice(tag.length)
  return { id, tag, value: isJson(tag) ? JSON.parse(rest) : rest }
}

const isJson = (tag: string) => tag === '' || tag === 'I'

/** @returns the rows as text, each of its own: they may be parted into chunks anywhere between two */
export function writeRows(rows: readonly FlightRow[]): string[] {
  return rows.map(({ id, tag, value }) => {
    if (tag === 'T') return `${id}:T${Buffer.byteLength(String(value)).toString(16)},${value}`
    return `${id}:${tag}${isJson(tag) ? JSON.stringify(value) : value}\n`
  })
}

/** A reference to a row: `$1a`, `$L1a` (when it is there), `$@1a` (a promise), `$Q1a` (a map) and the like; `:` begins a path. */
const REFERENCE = /^\$([A-Zg-z@]?)([0-9a-f]+)((?::.*)?)$/s

export interface RowReference {
  /** The letter: empty and `L` stand for the row's value itself. */
  kind: string
  id: string
  /** Keys from the row's value on. */
  path: string[]
}

/** @returns the row that a string of JSON refers to; undefined where it is text, or one of the names that begin with $ too */
export function referenceOf(value: unknown): RowReference | undefined {
  if (typeof value !== 'string' || value.startsWith('$undefined')) return undefined
  const [, kind = '', id = '', path = ''] = REFERENCE.exec(value) ?? []
  // $D is a date, $n a large number.
  if (!id || kind === 'D' || kind === 'n' || kind === 'S') return undefined
  return { kind, id, path: path.split(':').slice(1) }
}
