import { wordsOf } from '@/lib/shared/i18n/admin/words'
import {
  BEFORE_THIS_SITE,
  CORRECTED,
  MONEY_FOUND,
  NOT_SPAM,
  NOTED_BY_STAFF,
  reasonInWords,
  TAKEN_BACK,
  TAKEN_FOR_SPAM,
} from './history-notes'

const inBangla = (why: string) => reasonInWords(why, wordsOf('pledges', 'bn'), 'bn')

const STORED = [
  `${CORRECTED}first name, e-mail`,
  TAKEN_FOR_SPAM,
  NOT_SPAM,
  MONEY_FOUND,
  NOTED_BY_STAFF,
  TAKEN_BACK,
  BEFORE_THIS_SITE,
  '$50 were promised',
]

test.each(STORED)('“%s” reads in English as it is stored', (why) => {
  expect(reasonInWords(why, wordsOf('pledges', 'en'), 'en')).toBe(why)
})

test.each(STORED)('“%s” has no English in Bangla', (why) => {
  expect(inBangla(why)).not.toMatch(/[A-Za-z]/)
})

test('an amount that was promised is written in the digits of the language', () => {
  expect(inBangla('$50 were promised')).toBe('$৫০ দেওয়ার কথা ছিল')
})

test('what a person wrote stays as it is', () => {
  expect(inBangla('Given twice')).toBe('Given twice')
})
