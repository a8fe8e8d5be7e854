import { changedWordsRead, overlay, registerChangedWords, setChangedWords, wordsIn } from './changed-words'

const MESSAGES = { forms: { send: 'Send', steps: ['Open', 'Pay'] }, title: 'Gifts' }

test('a text takes its place, and what is beside it stays the same object', () => {
  const merged = overlay(MESSAGES, { title: 'Donations', 'forms.steps.1': 'Send the amount' })
  expect(merged).toEqual({ forms: { send: 'Send', steps: ['Open', 'Send the amount'] }, title: 'Donations' })
  expect(overlay(MESSAGES, { title: 'Donations' }).forms).toBe(MESSAGES.forms)
  expect(MESSAGES.forms.steps).toEqual(['Open', 'Pay'])
})

test.each(['forms', 'forms.send.more', 'forms.steps.2', 'gone', '__proto__.polluted', 'constructor.name', 'toString'])(
  '%s is no place of a text, and is passed over',
  (path) => {
    expect(overlay(MESSAGES, { [path]: 'x' })).toBe(MESSAGES)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  },
)

test('texts of another file are passed over', () => {
  const texts = { 'mails.title': 'Ours', title: 'Theirs' }
  expect(overlay(MESSAGES, texts, 'mails').title).toBe('Ours')
  expect(overlay(MESSAGES, texts).title).toBe('Theirs')
})

test('messages follow what is handed in, by language, and are made once', async () => {
  setChangedWords({ en: { title: 'nobody reads it' }, bn: {} })
  expect(wordsIn(MESSAGES, 'en')).toBe(MESSAGES)
  registerChangedWords(async () => setChangedWords({ en: { title: 'Donations' }, bn: {} }))
  expect(wordsIn(MESSAGES, 'en').title).toBe('Gifts')
  await changedWordsRead()
  expect([wordsIn(MESSAGES, 'en').title, wordsIn(MESSAGES, 'bn').title]).toEqual(['Donations', 'Gifts'])
  expect(wordsIn(MESSAGES, 'en')).toBe(wordsIn(MESSAGES, 'en'))
  setChangedWords({ en: {}, bn: { title: 'দান' } })
  expect([wordsIn(MESSAGES, 'en').title, wordsIn(MESSAGES, 'bn').title]).toEqual(['Gifts', 'দান'])
})
