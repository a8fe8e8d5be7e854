/** Reads a statement's file as a table: any separator, UTF-8 or UTF-16, and what banks print above the head row. */
import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { guessColumns } from './columns'
import { readMoment } from './moment'
import { plainText } from './plain-text'

export const MOST_BYTES = 5_000_000
const MOST_ROWS = 20_000
/** Banks print name, address and period above the head row, within a screen. */
const LOOKED_AT = 60
const LONGEST_ROW = 10_000
const TOO_LONG = 'The file has a line of more than 10,000 characters. Perhaps a quotation mark is never closed.'
const SEPARATORS = [',', ';', '\t', '|'] as const

export interface TableRow {
  /** Line of the file, from 1. */
  line: number
  cells: string[]
}

export interface Table {
  head: string[]
  rows: TableRow[]
  /** Rows above the head, which hold no money. */
  above: TableRow[]
  /** Of the head row, by which a layout is remembered. */
  hash: string
}

/** @returns the table, or why the file is none, as a sentence */
export function readTable(file: Buffer): Table | string {
  if (file.length > MOST_BYTES) return 'The file is larger than 5 MB. Please export a shorter period.'
  const text = decode(file)
  if (text === null) return 'This is no text file. Please save the statement as CSV (UTF-8), and choose that file.'
  // Of a line of nothing but separators the parser's own limit takes no notice.
  if (text.split(/[\r\n]/).some((line) => line.length > LONGEST_ROW)) return TOO_LONG
  const read = rowsOf(text, separatorOf(text), MOST_ROWS + LOOKED_AT)
  if (typeof read === 'string') return read
  const at = headRow(read.slice(0, LOOKED_AT))
  if (at < 0) return 'There is no head row in this file: a row with the names of the columns, such as Date and Amount.'
  const head = read[at]?.cells.map((cell) => cell.trim()) ?? []
  const rows = read.slice(at + 1).filter(filled)
  if (read.length === MOST_ROWS + LOOKED_AT || rows.length > MOST_ROWS)
    return 'The file has more than 20,000 lines. Please export a shorter period.'
  const names = JSON.stringify(head.map((name) => plainText(name).toLowerCase().replace(/\s+/g, ' ')))
  const hash = createHash('sha256').update(names).digest('hex')
  return { head, rows, above: read.slice(0, at).filter(filled), hash }
}

const filled = ({ cells }: TableRow) => cells.some((cell) => cell.trim() !== '')

function decode(file: Buffer): string | null {
  const utf16 =
    file[0] === 0xff && file[1] === 0xfe ? 'utf-16le' : file[0] === 0xfe && file[1] === 0xff ? 'utf-16be' : ''
  try {
    const text = new TextDecoder(utf16 || 'utf-8', { fatal: true }).decode(file)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function rowsOf(text: string, delimiter: string, most: number): TableRow[] | string {
  try {
    const read = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      info: true,
      max_record_size: LONGEST_ROW,
      to: most,
    }) as unknown as { info: { lines: number }; record: string[] }[]
    return read.map(({ info, record }) => ({ line: info.lines, cells: record }))
  } catch (error) {
    const { code } = error as { code?: string }
    return code === 'CSV_MAX_RECORD_SIZE'
      ? TOO_LONG
      : 'The file cannot be read as CSV: perhaps a quotation mark is never closed.'
  }
}

/** The separator by which the head row has the most names. */
function separatorOf(text: string): string {
  const scores = SEPARATORS.map((separator) => {
    const rows = rowsOf(text, separator, LOOKED_AT)
    const cells = typeof rows === 'string' ? [] : (rows[headRow(rows)]?.cells ?? [])
    return { separator, score: 100 * known(cells) + cells.length }
  })
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator
}

const known = (cells: string[]) => Object.keys(guessColumns(cells.slice(0, 100))).length

/** The row with the most known names; where there is none of two, the first of three or more names. */
function headRow(rows: TableRow[]): number {
  const scores = rows.map(({ cells }) => known(cells))
  const most = Math.max(0, ...scores)
  if (most >= 2) return scores.indexOf(most)
  return rows.findIndex(
    ({ cells }) => cells.filter(isName).length >= 3 && cells.every((cell) => !cell.trim() || isName(cell)),
  )
}

function isName(cell: string): boolean {
  const name = plainText(cell).trim()
  return name !== '' && !/^[\d.,\s-]+$/.test(name) && 'problem' in readMoment(name, new Date(8.64e15))
}
