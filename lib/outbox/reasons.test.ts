import { inPlainWords } from './reasons'

test.each([
  ['550 5.1.1 <a@b.org> Recipient rejected', 'The address does not exist.'],
  ['550 No such user here', 'The address does not exist.'],
  ['550 Nobody', 'The address does not exist, or takes no mails.'],
  ['452 4.2.2 The recipient is out of storage', 'The mailbox is full.'],
  ['554 5.7.1 Blocked', 'The other side takes no mails from this site.'],
  ['451 Greylisted', 'The other side does not take it at present; the site tries again.'],
])('%s', (answer, words) => {
  expect(inPlainWords(`The mail server answered: ${answer}`)).toBe(words)
})

test('what is a sentence already stays as it is', () => {
  expect(inPlainWords('The mail server could not be reached: its name was not found.')).toBeNull()
  expect(inPlainWords('The mail server answered: 500 What?')).toBeNull()
})
