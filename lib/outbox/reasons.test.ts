import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { inPlainWords, reasonInWords } from './reasons'

const english = wordsOf('outbox', 'en')
const bangla = wordsOf('outbox', 'bn')

test.each([
  ['550 5.1.1 <a@b.org> Recipient rejected', 'The address does not exist.'],
  ['550 No such user here', 'The address does not exist.'],
  ['550 Nobody', 'The address does not exist, or takes no mails.'],
  ['452 4.2.2 The recipient is out of storage', 'The mailbox is full.'],
  ['554 5.7.1 Blocked', 'The other side takes no mails from this site.'],
  ['451 Greylisted', 'The other side does not take it at present; the site tries again.'],
])('%s', (answer, words) => {
  expect(inPlainWords(`The mail server answered: ${answer}`, english)).toBe(words)
})

test('what is a sentence already stays as it is', () => {
  expect(inPlainWords('The mail server could not be reached: its name was not found.', english)).toBeNull()
  expect(inPlainWords('The mail server answered: 500 What?', english)).toBeNull()
})

test.each([
  'The mail server answered: 550 5.1.1 <a@b.org>\nRecipient rejected',
  'The mail server refused the login of SMTP_URL: 535 No',
  'The mail server could not be reached: its name was not found.',
  'The mail server could not be reached: it did not answer in time.',
  'The mail server could not be reached: no encrypted connection could be made.',
  'The mail server did not take it: it refused the connection.',
  'The mail server did not take it: the connection was lost.',
  'It may have arrived: the mail server had it and did not answer.',
  'There is no such address.',
  'It could not be made a mail: {odd}',
  'It could not be put into words: Error',
  'The mail server did not take it for 2 of its recipients.',
  'The mail server took it for others, and did not take it for this one yet.',
  'It was too late for thanks.',
  'What it is made from could not be read.',
  ...['message', 'volunteer', 'receipt', 'gift'].map((name) => `The ${name} that it tells of is gone.`),
  'The receipt was cancelled meanwhile.',
  'The data of its donor were erased.',
])('stored as “%s”, it stays so in English and has words in Bangla', (stored) => {
  expect(reasonInWords(stored, english)).toBe(stored)
  expect(reasonInWords(stored, bangla)).toMatch(/^[\u0980-\u09ff]/)
})

test('in Bangla an answer keeps its words, and what is not known stays as it is', () => {
  const answered = 'The mail server answered: 452 4.2.2 Full'
  expect(inPlainWords(answered, bangla)).toBe('মেইলবক্স ভরে গেছে।')
  expect(reasonInWords(answered, bangla)).toBe('মেইল সার্ভারের উত্তর: 452 4.2.2 Full')
  expect(reasonInWords('Something else', bangla)).toBe('Something else')
})
