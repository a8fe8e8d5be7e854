/** Receipts as files, read as any reader of PDFs would. */
import assert from 'node:assert/strict'
import { after, afterEach, describe, test } from 'node:test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openTestDatabase } from '@/lib/platform/database/testing'
import { withTransaction } from '@/lib/platform/database/with-transaction'
import type { Locale } from '@/lib/shared/addresses/localized'
import { localDigits } from '@/lib/shared/format/digits'
import { verifyPledge } from '../pledges/commands'
import { erasePledges } from '../pledges/erase-donors'
import type { PledgeValues } from '../pledges/store-pledge'
import { giving } from '../testing'
import { financialYear } from './financial-year'
import { cancelReceipt } from './receipt'
import { findReceipts, readReceiptFilter } from './receipt-list'
import { receiptPdf } from './receipt-pdf'

const YEAR = financialYear(new Date()).label
const site = await openTestDatabase()
const { payload } = site
const { pledge, money, request, empty } = giving(site)
after(() => site.close())
afterEach(async () => {
  await empty()
  await setReceipts({ taxReference: '' })
})

const setReceipts = (receipts: object) =>
  payload.updateGlobal({ slug: 'payment', data: { receipts }, depth: 0, overrideAccess: true })

async function receiptOf(values: Partial<PledgeValues> = {}): Promise<{ gift: number; receipt: number }> {
  const gift = await pledge(values)
  const { receipt } = await verifyPledge(await request(), {
    pledge: gift,
    transaction: await money({ amount: 12_540_050 }),
    by: 'Nadia',
  })
  assert.ok(receipt)
  return { gift, receipt }
}

/** What is read from the glyphs themselves, without the texts that stand beside them. */
async function read(receipt: number, locale: Locale) {
  const bytes = await receiptPdf(payload, receipt, locale)
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items, lang } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  const { info } = await pdf.getMetadata()
  const tagged = (await pdf.getMarkInfo())?.Marked
  await pdf.cleanup()
  return { text: text.normalize('NFC').replace(/\s+,/g, ','), lang, info, tagged, pages: pdf.numPages, bytes }
}

describe('a receipt', () => {
  test('says in English who gave what, when and how', async () => {
    const { receipt } = await receiptOf({ purpose: 'zakat' })
    const { text, pages, bytes, tagged, lang, info } = await read(receipt, 'en')
    for (const part of [`${YEAR}/0001`, 'Nusrat Jahan', 'House 4, Tongi', 'Zakat', 'bKash', '21 November, 2026']) {
      assert.ok(text.includes(part), part)
    }
    assert.match(text, /One lakh twenty-five thousand four hundred taka and fifty paisa only/)
    assert.deepEqual([pages, tagged, lang], [1, true, 'en'])
    assert.equal((info as { Title: string }).Title, `Donation receipt ${YEAR}/0001`)
    assert.ok(bytes.length < 200_000, String(bytes.length))
  })

  test('can be read in Bangla by machines, too, letter by letter', async () => {
    const { receipt } = await receiptOf({ firstName: 'শ্রদ্ধেয় কৃষ্ণচন্দ্র', lastName: 'ক্ষেত্রমোহন', address: 'ব্রাহ্মণবাড়িয়া' })
    const { text, lang } = await read(receipt, 'bn')
    for (const part of [
      localDigits(`${YEAR}/0001`, 'bn'),
      'শ্রদ্ধেয় কৃষ্ণচন্দ্র ক্ষেত্রমোহন',
      'ব্রাহ্মণবাড়িয়া',
      '৳১,২৫,৪০০.৫০',
      'যেভাবে গৃহীত',
      'বিকাশ',
    ]) {
      assert.ok(text.includes(part.normalize('NFC')), `${part} in ${text}`)
    }
    assert.ok(text.includes('এক লক্ষ পঁচিশ হাজার চারশ টাকা পঞ্চাশ পয়সা মাত্র'.normalize('NFC')))
    assert.equal(lang, 'bn-BD')
  })

  test('says nothing of tax where staff had entered no reference, even if they did later', async () => {
    const { receipt } = await receiptOf()
    await setReceipts({ taxReference: 'NBR/44/2026' })
    assert.doesNotMatch((await read(receipt, 'en')).text, /tax|NBR|rebate/i)
    const later = await receiptOf()
    assert.match((await read(later.receipt, 'en')).text, /Tax board’s reference for donations: NBR\/44\/2026/)
  })

  test('names the foundation, its registration and who signs as they were on the day it was written', async () => {
    const name = (locale: Locale, text: string) =>
      payload.updateGlobal({ slug: 'settings', data: { name: text }, locale, depth: 0, overrideAccess: true })
    const was = await payload.findGlobal({ slug: 'settings', locale: 'en' })
    await setReceipts({ registration: 'Registration no. S-1', signatory: 'Rahima Begum', designation: 'Treasurer' })
    await name('en', 'First Foundation')
    await name('bn', 'প্রথম ফাউন্ডেশন')
    const { receipt } = await receiptOf()
    await setReceipts({ registration: 'Registration no. S-2', signatory: 'Karim Ali', designation: 'Chair' })
    await name('en', 'Second Foundation')
    await name('bn', 'দ্বিতীয় ফাউন্ডেশন')
    const { text } = await read(receipt, 'en')
    for (const part of ['First Foundation', 'S-1', 'Rahima Begum', 'Treasurer']) assert.ok(text.includes(part), part)
    assert.doesNotMatch(text, /Second|S-2|Karim|Chair/)
    assert.ok((await read(receipt, 'bn')).text.includes('প্রথম ফাউন্ডেশন'.normalize('NFC')))
    await payload.update({ collection: 'receipts', id: receipt, data: { issuerName: null }, overrideAccess: true })
    assert.match((await read(receipt, 'en')).text, /Second Foundation.*S-2/s)
    await name('en', was.name ?? '')
    await setReceipts({ registration: '', signatory: '', designation: '' })
  })

  test('that is cancelled says so, and why', async () => {
    const { receipt } = await receiptOf()
    assert.doesNotMatch((await read(receipt, 'en')).text, /Cancelled/)
    await cancelReceipt(await request(), { receipt, by: 'Nadia', why: 'The name was misspelt' })
    assert.match((await read(receipt, 'en')).text, /Cancelled on .*: The name was misspelt/)
    assert.match((await read(receipt, 'bn')).text, /বাতিল: The name was misspelt/)
  })

  test('names nobody who asked to be forgotten', async () => {
    const { gift, receipt } = await receiptOf()
    const req = await request()
    await withTransaction(req, () => erasePledges(req, [gift]))
    const { text } = await read(receipt, 'en')
    assert.match(text, /Erased on request/)
    assert.doesNotMatch(text, /Nusrat|Tongi, Bangla/)
  })

  test('tells of letters that the fonts lack, and of no others', async () => {
    const { receipt } = await receiptOf({ firstName: '山田', lastName: 'Ōe' })
    assert.match((await read(receipt, 'en')).text, /\?\? Oe.*A \? stands for a letter/)
    assert.doesNotMatch((await read((await receiptOf()).receipt, 'en')).text, /stands for a letter/)
  })

  test('stays one page, whatever donors are called', async () => {
    const long = {
      firstName: 'Nusrat Jahan '.repeat(9),
      lastName: 'W'.repeat(100),
      address: 'House 4, Tongi, Gazipur '.repeat(13),
    }
    const { receipt } = await receiptOf(long)
    await setReceipts({ taxReference: 'NBR/44/2026' })
    await cancelReceipt(await request(), { receipt, by: 'Nadia', why: 'It was misspelt. '.repeat(29) })
    const { pages, text } = await read(receipt, 'bn')
    assert.equal(pages, 1)
    assert.ok(text.includes('W'.repeat(40)))
  })
})

test('staff find receipts by number in any digits, by name, year and state', async () => {
  const { receipt } = await receiptOf()
  await receiptOf({ firstName: 'Rahima', lastName: 'Begum' })
  await receiptOf({ firstName: 'Secret', anonymous: true })
  await cancelReceipt(await request(), { receipt, by: 'Nadia', why: 'Misspelt' })
  const numbers = async (asked: Record<string, string>) =>
    (await findReceipts(payload, readReceiptFilter(asked), 1)).lines.map(({ number }) => number.slice(-1))
  assert.deepEqual(await numbers({}), ['3', '2', '1'])
  assert.deepEqual(await numbers({ q: localDigits(`${YEAR}/0002`, 'bn') }), ['2'])
  assert.deepEqual(await numbers({ q: '2' }), ['2'])
  assert.deepEqual(await numbers({ q: 'begum RAH' }), ['2'])
  assert.deepEqual(await numbers({ q: '%' }), [])
  assert.deepEqual(await numbers({ state: 'cancelled' }), ['1'])
  assert.deepEqual(await numbers({ year: '1999' }), [])
  const { lines } = await findReceipts(payload, readReceiptFilter({ q: '0003' }), 9)
  assert.deepEqual(
    lines.map(({ donor, amount, currency }) => [donor, amount, currency]),
    [['Anonymous', 12_540_050, 'BDT']],
  )
})
