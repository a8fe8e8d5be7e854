import { pledgeWords } from '@/lib/giving/books/pledge-words'
import { PLEDGE_LENGTHS, PLEDGE_RULES } from '@/lib/intake/schema/pledge'
import { checkReport } from './report-check'

test('the page of a gift takes no longer words than the form did', () => {
  const account = (length: number) =>
    checkReport(
      { transactionId: 'FT26325ABCDE', senderNumber: '1'.repeat(length) },
      { method: 'bank', forms: PLEDGE_RULES.trxIdForms, locale: 'bn' },
    )
  expect(account(PLEDGE_LENGTHS.senderNumber).report?.senderNumber).toHaveLength(40)
  expect(account(PLEDGE_LENGTHS.senderNumber + 1).problems).toEqual({
    senderNumber: pledgeWords('bn').problems.tooLong,
  })
})

test('what is no transaction id is said with what one has, and where it stands', () => {
  const problem = (method: 'bkash' | 'bank') =>
    checkReport({ transactionId: '?1' }, { method, forms: PLEDGE_RULES.trxIdForms, locale: 'en' }).problems
      ?.transactionId
  expect(problem('bkash')).toMatch(/^A bKash transaction ID has 10 letters and digits; this has not\. .* message /)
  expect(problem('bank')).toMatch(/^A bank transaction ID has .*; this has not\. .* slip /)
  expect(problem('bank')).not.toMatch(/message|[{}]/)
})
