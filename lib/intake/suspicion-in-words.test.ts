import { SPAM } from './data/spam-samples'
import { suspicionReasons } from './spam-score'
import { suspicionInWords } from './suspicion-in-words'

const entry = { honeypot: 'x', formAge: null, isOverSoftLimit: true, hasProof: false, crossSite: true }
const stored = SPAM.map(({ subject = '', message }) =>
  suspicionReasons({ ...entry, texts: { mailerSubject: subject, mailerMessage: message } }).join('; '),
)

test('every reason has words in Bangla; the words of the spam itself stay as they are', () => {
  for (const reasons of stored) {
    const read = suspicionInWords(reasons, 'bn').replace(/স্প্যামে যেসব শব্দ থাকে: [^;]*/g, '')
    expect(read).not.toMatch(/[a-z]/i)
    expect(suspicionInWords(reasons, 'en')).toBe(reasons)
  }
})

test('counts are read in their own digits', () => {
  expect(suspicionInWords('one link; the same words as 14 other messages; six links', 'bn')).toBe(
    '১টি লিংক; আরও ১৪টি বার্তায় একই লেখা; ৬টি লিংক',
  )
  expect(suspicionInWords('something of old', 'bn')).toBe('something of old')
  expect(suspicionInWords(null, 'bn')).toBe('')
})
