import { label, labels } from '@/lib/shared/i18n/admin/words'
import { labelText } from './label-text'

test('a text is the label in every language', () => {
  expect(labelText('Title', 'bn-BD', 'title')).toBe('Title')
})

test('a function is asked in the reader’s language, however that is named', () => {
  const asked = label('outbox.plural')
  expect(labelText(asked, 'en', 'mails')).toBe('Outbox')
  expect([labelText(asked, 'bn', 'mails'), labelText(asked, 'bn-BD', 'mails')]).toEqual(['আউটবক্স', 'আউটবক্স'])
})

test('a text for each language is chosen by it, English where it lacks', () => {
  const texts = labels('outbox.plural')
  expect([labelText(texts, 'en', 'mails'), labelText(texts, 'bn', 'mails')]).toEqual(['Outbox', 'আউটবক্স'])
  expect(labelText({ en: 'Outbox' }, 'bn', 'mails')).toBe('Outbox')
})

test.each([[''], [undefined], [false], [{}], [({ t }: { t: (key: string) => string }) => t('general:email')]])(
  'what has no text of ours is named otherwise: %p',
  (none) => expect(labelText(none, 'en', 'email')).toBe('email'),
)
