import { render, screen } from '@testing-library/react'
import type { ReceiptView } from '@/lib/giving/receipts/receipt-view'
import { ReceiptSheet } from './receipt-sheet'

const receipt: ReceiptView = {
  heading: 'দানের রসিদ',
  number: '২০২৬-২৭/০০০১',
  head: [['নম্বর', '২০২৬-২৭/০০০১']],
  fromLabel: 'দাতা',
  donor: 'Nusrat Jahan',
  amountLabel: 'পরিমাণ',
  amount: '৳৬,৪০০',
  inWordsLabel: 'কথায়',
  inWords: 'ছয় হাজার চারশ টাকা',
  rows: [['তহবিল', 'A lamp for every desk']],
  tax: null,
  cancelled: null,
  signature: 'Alokdhara Foundation-এর পক্ষে',
  signatory: 'রহিমা খাতুন',
  designation: 'Treasurer',
  computer: 'স্বাক্ষর ছাড়াই বৈধ।',
  lacking: '',
  issuer: {
    name: 'Alokdhara Foundation',
    mark: null,
    lines: ['House 12, Ghat Road, Tongi', '+880 1700-000 000 · hello@alokdhara.org'],
  },
}

test('of a Bangla receipt, what is English is marked, and nothing else', () => {
  const { container } = render(<ReceiptSheet receipt={receipt} locale="bn" />)
  expect([...container.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)).toEqual([
    'Alokdhara Foundation',
    'House 12, Ghat Road, Tongi',
    'Nusrat Jahan',
    'A lamp for every desk',
    'Treasurer',
  ])
  expect(screen.getByText(receipt.signature)).not.toHaveAttribute('lang')
})
