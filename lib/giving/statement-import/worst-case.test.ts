import { countTurns } from '@/lib/testing/event-loop-turns'
import { sampled } from '@/lib/testing/sample'
import { WORST_SMS, WORST_STATEMENTS } from '@/lib/testing/worst-case-inputs'
import { guessColumns } from './columns'
import { readSmsText } from './sms'
import { readStatement } from './statement'
import { readTable } from './table'

const now = new Date('2026-11-22T00:00:00Z')
/** Characters of a small text; the other one is four times as long. */
const SMALL = 80_000
/** Characters that may be looked at in one turn, at the most; the worst of them take some tens of milliseconds. */
const A_TURN = 25_000

async function readFile(text: string): Promise<void> {
  const table = await readTable(Buffer.from(text))
  if (typeof table === 'string') return
  await readStatement(table, { method: 'bank', currency: 'BDT', columns: guessColumns(table.head) }, now)
}

const cases = [
  ...Object.entries(WORST_STATEMENTS).map(([kind, make]) => [`a statement of ${kind}`, make, readFile] as const),
  ...Object.entries(WORST_SMS).map(
    ([kind, make]) => [`messages of ${kind}`, make, (text: string) => readSmsText(text, 'bkash', now)] as const,
  ),
]

test.each(sampled('worst-case-inputs', cases, { size: 7, keyOf: ([kind]) => kind }))(
  '%s: others come while it is read, and four times as much takes four times as long',
  async (_, make, read) => {
    const [small, large] = [make(SMALL), make(4 * SMALL)]
    const { turns: few } = await countTurns(async () => read(small))
    const { turns: many } = await countTurns(async () => read(large))
    expect(many).toBeGreaterThan(large.length / A_TURN)
    // What is looked at before the text is the same for both.
    expect(many).toBeLessThan(5 * few)
  },
)
