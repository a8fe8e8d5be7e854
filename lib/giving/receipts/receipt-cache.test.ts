import { drawPdf } from '@/lib/platform/pdf/pdf-page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { cachedReceipt, WAITING, withinBulkhead } from './receipt-cache'
import type { ReceiptView } from './receipt-view'

jest.mock('@/lib/platform/pdf/pdf-page', () => ({ drawPdf: jest.fn() }))

let drawn: string[]
let most: number
beforeEach(() => {
  drawn = []
  most = 0
  let now = 0
  jest.mocked(drawPdf).mockImplementation(async ({ title, locale }) => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setTimeout(resolve, 1))
    now -= 1
    drawn.push(`${title} ${locale}`)
    return Buffer.from(title)
  })
})

const receipt = (number: string, donor = 'Nusrat') =>
  ({ heading: 'Receipt', number, donor, issuer: { name: 'Alokdhara', lines: [] } }) as unknown as ReceiptView

const ask = (number: string, locale: Locale = 'en', donor?: string) => cachedReceipt(receipt(number, donor), locale)

test('a receipt is rendered once for concurrent requests, and again when its contents change', async () => {
  const pdfs = await Promise.all([ask('1'), ask('1'), ask('1', 'bn')])
  expect(pdfs.map(String)).toEqual(['Receipt 1', 'Receipt 1', 'Receipt 1'])
  await ask('1')
  expect(drawn).toEqual(['Receipt 1 en', 'Receipt 1 bn'])
  await ask('1', 'en', 'Erased')
  expect(drawn).toHaveLength(3)
})

test('the event loop has its turn between renderings', async () => {
  let turns = 0
  let going = true
  const turn = () => {
    turns += 1
    if (going) setImmediate(turn)
  }
  jest.mocked(drawPdf).mockImplementation(async () => {
    drawn.push(String(turns))
    return Buffer.alloc(1)
  })
  turn()
  await Promise.all(['2', '3', '4'].map((number) => ask(number)))
  going = false
  expect(new Set(drawn).size).toBe(3)
})

test('receipts are rendered one at a time, and a failed rendering is not cached', async () => {
  await Promise.all(['5', '6', '7'].map((number) => ask(number)))
  expect(most).toBe(1)
  jest.mocked(drawPdf).mockRejectedValueOnce(new Error('No font.'))
  await expect(ask('8')).rejects.toThrow('No font.')
  expect(String(await ask('8'))).toBe('Receipt 8')
})

test('donors’ requests beyond the queue are refused, and later ones are served', async () => {
  const asked = Array.from({ length: WAITING + 2 }, (_, index) => withinBulkhead(() => ask(`9${index}`)))
  const given = await Promise.all(asked)
  expect(given.filter((pdf) => pdf === undefined)).toHaveLength(2)
  expect(String(await withinBulkhead(() => ask('90')))).toBe('Receipt 90')
})
