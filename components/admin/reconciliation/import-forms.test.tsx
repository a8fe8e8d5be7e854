import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ClassifiedLine, ImportReport, StatementReading } from '@/lib/giving/shared/import-types'
import { renderInWords } from '../shared/words-testing'
import { withColumn } from './column-chooser'
import { ImportReport as Report } from './import-report'
import { SmsForm } from './sms-form'
import { StatementForm } from './statement-form'

const mockRouter = { refresh: jest.fn() }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))
jest.mock('@payloadcms/ui', () => ({ toast: {} }))

const line: ClassifiedLine = {
  place: 1,
  fate: 'new',
  method: 'bkash',
  trxId: '8N7A6B5C4D',
  amount: 640_000,
  currency: 'BDT',
  receivedAt: '2026-03-10T08:05:00.000Z',
}

const REPORT: ImportReport = {
  lines: [line, { ...line, place: 2, trxId: '8N7A6B5C4E', fate: 'conflict', why: 'stored with ৳500' }],
  refused: [{ place: 3, text: 'Dear customer', why: 'It does not say which wallet it is of.' }],
  counts: { new: 1, known: 0, conflict: 1, refused: 1 },
}

let answers: object[] = []
const calls = () => (global.fetch as jest.Mock).mock.calls as [string, { body: string | FormData }][]

beforeEach(() => {
  jest.clearAllMocks()
  global.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => answers.shift() }) as never)
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('texts', () => {
  async function look(): Promise<HTMLElement> {
    renderInWords(<SmsForm />)
    const box = screen.getByRole('textbox')
    await userEvent.type(box, 'Texts')
    await press('Look at them first')
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
    return box
  }

  test('are looked at first, and stored when that is wished', async () => {
    answers = [REPORT, { ...REPORT, counts: { ...REPORT.counts, new: 1 } }]
    await look()
    expect(screen.getByRole('status')).toHaveTextContent(
      '1 line is new. 1 known otherwise, or so it seems; what is stored stays. 1 refused.',
    )
    expect(calls().map(([path]) => path)).toEqual(['/api/transactions/read-sms'])
    expect(screen.getByText('It does not say which wallet it is of.')).toBeVisible()
    await press('Bring in 1')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 line was brought in.'))
    expect(calls()[1]?.[0]).toBe('/api/transactions/import-sms')
    expect(screen.queryByRole('button', { name: 'Bring in 1' })).toBeNull()
    expect(screen.getByText('Dear customer')).toBeVisible()
  })

  test('that were refused come back into the box, and can be told whose they are', async () => {
    answers = [REPORT, REPORT]
    const box = await look()
    await userEvent.selectOptions(screen.getByRole('combobox'), 'nagad')
    await press('Put the refused texts into the box')
    expect(box).toHaveFocus()
    expect(box).toHaveValue('Dear customer')
    await press('Look at them first')
    await waitFor(() => expect(calls()).toHaveLength(2))
    expect(JSON.parse(calls()[1]?.[1].body as string)).toEqual({ text: 'Dear customer', method: 'nagad' })
  })

  test('that changed since they were looked at are looked at again before they are stored', async () => {
    answers = [REPORT]
    const box = await look()
    await userEvent.type(box, ' and one more')
    expect(screen.queryByRole('button', { name: 'Bring in 1' })).toBeNull()
  })
})

test('a report names amount, wallet, ID, sender and time in the language of whoever reads it', () => {
  const told = { ...REPORT, lines: [{ ...line, sender: '01711000000' }], refused: [] }
  const { unmount } = renderInWords(<Report report={told} />)
  const said = () => screen.getByRole('listitem').textContent?.replace(/\u00a0/g, ' ')
  expect(said()).toBe('৳6,400 bKash 8N7A6B5C4D, from 01711000000, 10 March, 2026, 2:05 pm')
  unmount()
  renderInWords(<Report report={told} />, 'bn')
  expect(said()).toBe('৳৬,৪০০ বিকাশ 8N7A6B5C4D, প্রেরক 01711000000, ১০ মার্চ, ২০২৬, দুপুর ২:০৫')
})

describe('a statement', () => {
  const reading: StatementReading = {
    head: ['Date', 'Ref', 'Deposit'],
    sample: [['10/03/2026', 'X1', '6,400.00']],
    rows: 1,
    columns: { date: 0 },
    remembered: false,
    missing: 'Please say which column holds the amount.',
    note: null,
    report: null,
  }

  test('asks what its columns hold, and brings in what they say', async () => {
    const whole = {
      ...reading,
      columns: { date: 0, credit: 2 },
      missing: null,
      note: '1 row gets an ID.',
      report: REPORT,
    }
    answers = [reading, whole, REPORT]
    renderInWords(<StatementForm />)
    const file = new File(['Date,Ref,Deposit'], 'march.csv', { type: 'text/csv' })
    await userEvent.upload(screen.getByLabelText('Statement file (CSV)'), file)
    await press('Read the file')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(reading.missing ?? ''))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Column 3, Deposit, holds' }), 'credit')
    expect(await screen.findByText('1 row gets an ID.')).toBeVisible()
    await press('Bring in 1')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 line was brought in.'))
    const bodies = calls().map(([path, { body }]) => [path.split('/').at(-1), (body as FormData).get('_payload')])
    const asked = { method: 'bank', currency: 'BDT' }
    expect(bodies).toEqual([
      ['read-statement', JSON.stringify(asked)],
      ['read-statement', JSON.stringify({ ...asked, columns: { date: 0, credit: 2 } })],
      ['import-statement', JSON.stringify({ ...asked, columns: { date: 0, credit: 2 } })],
    ])
    expect(calls().map(([, { body }]) => ((body as FormData).get('file') as File).name)).toEqual(
      Array(3).fill('march.csv'),
    )
  })

  test('keeps choices that are made while an earlier one is being read, and the focus', async () => {
    answers = [reading]
    renderInWords(<StatementForm />)
    await userEvent.upload(screen.getByLabelText('Statement file (CSV)'), new File(['a'], 'a.csv'))
    await press('Read the file')
    await screen.findByRole('table')
    global.fetch = jest.fn(() => new Promise<never>(() => {}))
    const holds = (column: number) => screen.getByRole('combobox', { name: new RegExp(`^Column ${column}, `) })
    await userEvent.selectOptions(holds(2), 'trxId')
    await userEvent.selectOptions(holds(3), 'credit')
    expect([holds(1), holds(2), holds(3)].map((select) => (select as HTMLSelectElement).value)).toEqual([
      'date',
      'trxId',
      'credit',
    ])
    const [last] = calls()
      .map(([, { body }]) => String((body as FormData).get('_payload')))
      .slice(-1)
    expect(JSON.parse(last ?? '').columns).toEqual({ date: 0, trxId: 1, credit: 2 })
    expect(holds(3)).toHaveFocus()
  })

  test('is asked for when none was chosen', async () => {
    renderInWords(<StatementForm />)
    await press('Read the file')
    expect(screen.getByRole('status')).toHaveTextContent('Please choose a file first.')
    expect(calls()).toEqual([])
  })

  test('has each kind of column once', () => {
    expect(withColumn({ date: 0, amount: 1 }, 2, 'amount')).toEqual({ date: 0, amount: 2 })
    expect(withColumn({ date: 0, amount: 1 }, 0, '')).toEqual({ amount: 1 })
    expect(withColumn({ date: 0 }, 0, 'time')).toEqual({ time: 0 })
  })
})
