import { GENUINE, type Sample, SPAM } from './data/spam-samples'
import { train } from './spam-classifier'
import { type Entry, suspicionReasons } from './spam-score'

const usual: Entry = {
  texts: { mailerName: 'Rahima', mailAddress: 'r.com@mail.example.com', mailerMessage: 'When do you open?' },
  honeypot: '',
  formAge: { age: 60_000, exact: true },
  isOverSoftLimit: false,
  hasProof: false,
  crossSite: false,
}
const suspicion = (changes: Partial<Entry>) => suspicionReasons({ ...usual, ...changes })

const textsOf = ({ name, subject = '', message }: Sample) => ({
  mailerName: name,
  mailAddress: 'someone@mail.example.com',
  mailerSubject: subject,
  mailerMessage: message,
})
const without = (samples: Sample[], one: Sample) => samples.filter((sample) => sample !== one)
const registrationOf = ({ name, message }: Sample) => ({ name, occupation: 'Teacher', comment: message })

test('a repeated text without a timestamp is suspected', () => {
  const reason = 'the same words as three other messages'
  expect(suspicion({ formAge: undefined, others: [{ points: 8, reason }] })).toEqual([reason])
})

describe('signs of bots', () => {
  test.each<[string, Partial<Entry>]>([
    ['a hidden field was filled in', { honeypot: 'https://spam.example' }],
    ['the time of opening the form was forged', { formAge: null }],
    ['sent within two seconds', { formAge: { age: 1999, exact: true } }],
    ['many were sent from the same place', { isOverSoftLimit: true }],
  ])('%s: enough by itself', (reason, changes) => {
    expect(suspicion(changes)).toEqual([reason])
  })

  test.each<[string, Partial<Entry>]>([
    ['a page that was made a second ago', { formAge: { age: 1000, exact: false } }],
    ['a form that was open for a month', { formAge: { age: 30 * 24 * 3_600_000, exact: true } }],
    ['no stamp', { formAge: undefined }],
    ['many from there, with a proof of work', { isOverSoftLimit: true, hasProof: true }],
    ['what others wrote too', { others: [{ points: 8, reason: 'the same words as three other messages' }] }],
    ['another site', { crossSite: true, formAge: undefined }],
    ['an empty hidden field', { honeypot: ' ' }],
  ])('%s: not enough', (_, changes) => {
    expect(suspicion(changes)).toEqual([])
  })
})

describe('samples', () => {
  test('are many enough to mean something', () => {
    expect(GENUINE.length).toBeGreaterThanOrEqual(40)
    expect(SPAM.length).toBeGreaterThanOrEqual(40)
  })

  test.each(GENUINE)('genuine, though its words were not learned: $name: $message', (sample) => {
    const odds = train(without(GENUINE, sample), SPAM)
    expect(suspicionReasons({ ...usual, formAge: undefined, texts: textsOf(sample) }, odds)).toEqual([])
    expect(suspicionReasons({ ...usual, formAge: undefined, texts: registrationOf(sample) }, odds)).toEqual([])
  })

  test('of spam are found by their words, nine of ten at the least', () => {
    const missed = SPAM.filter((sample) => suspicion({ texts: textsOf(sample) }).length === 0)
    expect(missed.map(({ message }) => message).slice(Math.floor(SPAM.length / 10))).toEqual([])
  })

  test('of spam whose words were not learned are found, three of four at the least', () => {
    const found = SPAM.filter((sample) => {
      const odds = train(GENUINE, without(SPAM, sample))
      return suspicionReasons({ ...usual, texts: textsOf(sample) }, odds).length > 0
    })
    expect(found.length).toBeGreaterThanOrEqual(SPAM.length * 0.75)
  })
})

test('reasons name the signs, the weightiest first', () => {
  const mailerMessage = 'See https://a.example http://b.example www.c.example d.com e.com f.com. Unsubscribe.'
  expect(suspicion({ texts: { mailerMessage } })).toEqual([
    'six links',
    'words that spam uses: unsubscribe',
    'words of selling',
  ])
})

test('weak signs are not shown as reasons', () => {
  const texts = { mailerMessage: 'See my page: https://rahima.example' }
  expect(suspicion({ texts, formAge: undefined, honeypot: 'x' })).toEqual(['a hidden field was filled in'])
})

test('a mail address is no link', () => {
  const comment = Array.from({ length: 8 }, (_, i) => `person.com${i}@www.example.com`).join(' ')
  expect(suspicion({ texts: { comment } })).toEqual([])
})

test('a text of five thousand characters is scored, whatever they are', () => {
  for (const piece of ['a.', 'www.', '<a ', 'https://', '$1', 'lost ', 'aB', '🙂', 'ক্']) {
    expect(Array.isArray(suspicion({ texts: { mailerMessage: piece.repeat(5000 / piece.length) } }))).toBe(true)
  }
})
