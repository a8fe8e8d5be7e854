/** Reads a statement's file as a table: any separator, UTF-8 or UTF-16, and what banks print above the head row. */
import { createHash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import { setImmediate as others } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { say } from '@/lib/platform/calls/say'
import { textChunks, yieldPerChunk } from '@/lib/platform/event-loop/chunks'
import { guessColumns } from './columns'
import { normalizeText } from './normalize-text'
import { parseDateTime } from './parse-date-time'

export const MOST_BYTES = 5_000_000
const MOST_ROWS = 20_000
/** Banks print name, address and period above the head row, within a screen. */
const LOOKED_AT = 60
export const LONGEST_ROW = 10_000
const tooLong = () => say('reconciliation.file.longLine', { most: LONGEST_ROW })
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
export async function readTable(file: Buffer): Promise<Table | string> {
  if (file.length > MOST_BYTES) return say('reconciliation.file.tooLarge')
  const text = decode(file)
  if (text === null) return say('reconciliation.file.noText')
  // Of a line of nothing but separators the parser's own limit takes no notice.
  if (hasLineOver(text, LONGEST_ROW)) return tooLong()
  const read = await rowsOf(text, await separatorOf(text), MOST_ROWS + LOOKED_AT)
  if (typeof read === 'string') return read
  const at = await headRow(read.slice(0, LOOKED_AT))
  if (at < 0) return say('reconciliation.file.noHead')
  const head = read[at]?.cells.map((cell) => cell.trim()) ?? []
  const rows = await filledOf(read.slice(at + 1))
  if (read.length === MOST_ROWS + LOOKED_AT || rows.length > MOST_ROWS)
    return say('reconciliation.file.tooLong', { most: MOST_ROWS })
  const names = JSON.stringify(head.map((name) => normalizeText(name).toLowerCase().replace(/\s+/g, ' ')))
  const hash = createHash('sha256').update(names).digest('hex')
  return { head, rows, above: await filledOf(read.slice(0, at)), hash }
}

/** Characters of a row, and something for each of its cells. */
export const sizeOf = ({ cells }: TableRow): number => cells.reduce((size, { length }) => size + length + 1, 1)

/** Rows in which something stands. */
async function filledOf(rows: TableRow[]): Promise<TableRow[]> {
  const step = yieldPerChunk()
  const filled: TableRow[] = []
  for (const row of rows) {
    if (row.cells.some((cell) => cell.trim() !== '')) filled.push(row)
    await step(sizeOf(row))
  }
  return filled
}

function hasLineOver(text: string, most: number): boolean {
  let begin = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code !== 10 && code !== 13) continue
    if (at - begin > most) return true
    begin = at + 1
  }
  return text.length - begin > most
}

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

interface Parsed {
  info: { lines: number }
  record: string[]
}

/** Characters that the parser is given at once: as many may be rows. */
const AT_ONCE = 1000

/** The first rows of a text. */
async function rowsOf(text: string, delimiter: string, most: number): Promise<TableRow[] | string> {
  const options = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    info: true,
    max_record_size: LONGEST_ROW,
    skip_empty_lines: true,
  }
  const rows: TableRow[] = []
  const failures: { code?: string }[] = []
  const parser = parse(options)
    .on('data', ({ info, record }: Parsed) => rows.push({ line: info.lines, cells: record }))
    .on('error', (error: { code?: string }) => failures.push(error))
  const isDone = () => rows.length >= most || failures.length > 0
  for (const piece of textChunks(text, AT_ONCE)) {
    parser.write(piece)
    await others()
    if (isDone()) break
  }
  if (!isDone()) await finished(parser.end()).catch(() => undefined)
  parser.destroy()
  if (rows.length >= most || failures.length === 0) return rows.slice(0, most)
  return failures[0]?.code === 'CSV_MAX_RECORD_SIZE' ? tooLong() : say('reconciliation.file.noTable')
}

/** The separator by which the head row has the most names. */
async function separatorOf(text: string): Promise<string> {
  let best = { separator: ',', score: -1 }
  for (const separator of SEPARATORS) {
    const rows = await rowsOf(text, separator, LOOKED_AT)
    const cells = typeof rows === 'string' ? [] : (rows[await headRow(rows)]?.cells ?? [])
    const score = 100 * known(cells) + cells.length
    if (score > best.score) best = { separator, score }
  }
  return best.separator
}

const known = (cells: string[]) => Object.keys(guessColumns(cells.slice(0, 100))).length

/** The row with the most known names; where there is none of two, the first of three or more names. */
async function headRow(rows: TableRow[]): Promise<number> {
  const step = yieldPerChunk()
  const scores: number[] = []
  for (const row of rows) {
    scores.push(known(row.cells))
    await step(sizeOf(row))
  }
  const most = Math.max(0, ...scores)
  if (most >= 2) return scores.indexOf(most)
  for (const [at, row] of rows.entries()) {
    if (row.cells.filter(isName).length >= 3 && row.cells.every((cell) => !cell.trim() || isName(cell))) return at
    await step(sizeOf(row))
  }
  return -1
}

/** Nobody calls a column by more. */
const LONGEST_NAME = 200

function isName(cell: string): boolean {
  if (cell.length > LONGEST_NAME) return false
  const name = normalizeText(cell).trim()
  return name !== '' && !/^[\d.,\s-]+$/.test(name) && 'wrong' in parseDateTime(name, new Date(8.64e15))
}
