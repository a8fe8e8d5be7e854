/** @jest-environment jsdom */
import type { Letterhead } from '@/lib/outbox/letters/letter'
import type { Pledge, Receipt } from '@/lib/platform/payload/payload-types'
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import { type PledgeLetterFacts, pledgeLetter, receiptLetter } from './pledge-letter'

const KEY = 'AbCdEfGhIjKl-nOpQrSt_v'
const letterhead: Letterhead = {
  locale: 'en',
  foundation: {
    name: 'Alokdhara',
    companionName: '',
    address: 'Tongi',
    phones: ['+880 1700-000 000'],
    answering: '',
    mark: null,
    colours: NO_COLOURS,
  },
  siteUrl: 'https://alokdhara.example',
  visitor: { locale: 'en', foundation: 'Alokdhara' },
}
const inBangla: Letterhead = { ...letterhead, locale: 'bn' }

const pledge = {
  id: 7,
  reference: '7K3M-Q9PX',
  statusKey: KEY,
  state: 'pledged',
  amount: 640_000,
  currency: 'BDT',
  purpose: 'zakat',
  method: 'bkash',
  firstName: 'Nusrat',
  lastName: 'Jahan',
  email: 'nusrat@example.org',
  phone: '+8801711000000',
  message: 'For my mother.',
} as Pledge
const facts: PledgeLetterFacts = {
  pledge,
  fund: 'Health',
  why: '',
  accounts: {
    bank: {
      bankName: 'Demo',
      accountName: 'Alokdhara',
      accountNumber: '0000 1234',
      branch: 'Tongi',
      swift: 'DEMOBDDH',
      routing: '',
    },
    wallets: { nagad: '', bkash: '01700-000002', upay: '' },
  },
}
const receipt = {
  id: 3,
  number: '2026-27/0001',
  amount: 600_000,
  currency: 'BDT',
  cancelReason: 'The name was wrong.',
} as Receipt

const hrefs = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('a')].map((a) => a.getAttribute('href'))

test('the foundation reads what was promised, and who it was in the admin alone', () => {
  const { subject, text, html } = pledgeLetter('arrived', facts, letterhead)
  expect(subject).toBe('A promised gift: ৳6,400 (7K3M-Q9PX)')
  for (const part of ['7K3M-Q9PX', '৳6,400', 'Health', 'Zakat', 'bKash']) expect(text).toContain(part)
  for (const personal of ['Nusrat', 'example.org', '1711', 'mother', KEY]) expect(html + text).not.toContain(personal)
  expect(hrefs(html)).toContain('https://alokdhara.example/admin/collections/pledges/7')
})

test('the donor reads how to give, step by step, with the page of the gift', () => {
  const { subject, text, html } = pledgeLetter('promised', facts, letterhead)
  expect(subject).toBe('Your gift 7K3M-Q9PX – Alokdhara')
  for (const part of ['Dear Nusrat Jahan', '*247#', '01700-000002', '৳6,400', 'the page of your gift']) {
    expect(text).toContain(part)
  }
  expect(text).not.toContain('For my mother')
  expect(hrefs(html)).toContain(`https://alokdhara.example/pledge/${KEY}`)
  const bank = pledgeLetter('promised', { ...facts, pledge: { ...pledge, method: 'bank' } }, letterhead)
  expect(bank.text).toContain('0000 1234')
  expect(bank.text).toContain('DEMOBDDH')
  expect(bank.text).not.toContain('Routing number')
})

test('who has sent it meanwhile is not asked to', () => {
  const { text } = pledgeLetter('promised', { ...facts, pledge: { ...pledge, state: 'reported' } }, letterhead)
  expect(text).not.toContain('01700-000002')
})

test('a rejection says why, and what can be done', () => {
  const { text } = pledgeLetter('rejected', { ...facts, why: 'No such line in March.' }, letterhead)
  expect(text).toMatch(/No such line in March\.[\s\S]*Enter it again/)
})

test('a receipt is brought with what arrived, and one that holds no longer is taken back', () => {
  const issued = receiptLetter('issued', receipt, facts, letterhead)
  expect(issued.subject).toBe('Receipt 2026-27/0001 – Alokdhara')
  expect(issued.text).toContain('৳6,000')
  expect(issued.text).not.toContain('৳6,400')
  expect(hrefs(issued.html)).toContain(`https://alokdhara.example/pledge/${KEY}/receipt`)
  expect(receiptLetter('cancelled', receipt, facts, letterhead).text).toContain('The name was wrong.')
  expect(receiptLetter('issued', receipt, facts, inBangla).subject).toContain('২০২৬-২৭/০০০১')
})

test('donors who use the site in Bangla are written to in Bangla', () => {
  const letters = [
    pledgeLetter('arrived', facts, inBangla),
    pledgeLetter('promised', facts, inBangla),
    pledgeLetter('rejected', facts, inBangla),
    receiptLetter('issued', receipt, facts, inBangla),
    receiptLetter('cancelled', receipt, facts, inBangla),
  ]
  for (const { html, subject } of letters) {
    const { documentElement: root } = new DOMParser().parseFromString(html, 'text/html')
    expect(root.lang).toBe('bn')
    expect(subject).toMatch(/\p{Script=Bengali}/u)
    expect(root.querySelector('h1')?.textContent).not.toMatch(/[a-z]/i)
  }
  expect(letters[1]?.text).toContain('৳৬,৪০০')
  expect(hrefs(letters[1]?.html ?? '')).toContain(`https://alokdhara.example/bn/pledge/${KEY}`)
})

test('a name that may be more than one is left out', () => {
  const sly = { ...facts, pledge: { ...pledge, firstName: 'Visit evil.com', lastName: 'now' } }
  for (const kind of ['promised', 'rejected'] as const) {
    const { html, text } = pledgeLetter(kind, sly, letterhead)
    expect(html + text).not.toContain('evil.com')
    expect(text).toContain('Hello,')
  }
})
