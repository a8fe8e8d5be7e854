import bn from '@/lib/shared/i18n/messages/bn.json'
import en from '@/lib/shared/i18n/messages/en.json'
import { problemSentences } from './sentences'

test('a sentence names the field’s limit', () => {
  const sentences = problemSentences('message', { mailerSubject: 'tooLong' }, en.forms.problems, 'en')
  expect(sentences).toEqual({ mailerSubject: 'There is room for 200 characters. Please shorten it.' })
})

test('a sentence has the digits of its language', () => {
  expect(problemSentences('message', { mailerMessage: 'tooLong' }, bn.forms.problems, 'bn').mailerMessage).toContain(
    '৫,০০০',
  )
})
