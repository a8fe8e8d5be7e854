import type { Payload } from 'payload'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { actionLabel, fieldLabels, repeatLabel, subjectLabel, subjectOptions } from './labels'

const payload = {
  collections: {
    news: {
      config: {
        labels: { singular: 'News item', plural: 'News' },
        flattenedFields: [
          { name: 'title', label: 'Title *' },
          { name: 'text', label: 'Text' },
          { name: 'videos', label: '' },
        ],
      },
    },
  },
  config: { globals: [{ slug: 'payment', label: 'Payment', flattenedFields: [{ name: 'bank', label: 'Bank *' }] }] },
} as unknown as Payload

const line = (subject: string, fields?: string[]) => ({ subject, fields, record: '12' }) as unknown as AuditEntry

test('a field has the label of its screen, without the mark of required fields', () => {
  expect(fieldLabels(payload, line('news', ['title', 'text']), 'en')).toEqual(['Title', 'Text'])
  expect(fieldLabels(payload, line('payment', ['bank']), 'en')).toEqual(['Bank'])
})

test('a field without a label, or unknown, has its own name', () => {
  expect(fieldLabels(payload, line('news', ['videos', 'readAt']), 'en')).toEqual(['videos', 'read at'])
  expect(fieldLabels(payload, line('gone', ['startsAt']), 'en')).toEqual(['starts at'])
})

test('a subject is labelled by its kind and number, an unknown one by its slug', () => {
  expect(subjectLabel(payload, line('news'), 'en')).toBe('News item 12')
  expect(subjectLabel(payload, line('gone'), 'en')).toBe('gone 12')
})

test('an entry that stands for several says for how many', () => {
  expect([null, undefined, 1, 43].map((times) => repeatLabel({ times }, 'en'))).toEqual([
    '',
    '',
    '1 more time',
    '43 more times',
  ])
})

describe('in Bangla', () => {
  const mails = {
    labels: { singular: label('outbox.singular'), plural: labels('outbox.plural') },
    flattenedFields: [{ name: 'sentAt', label: label('outbox.fields.sentAt') }],
  }
  const keys = { labels: { singular: label('keys.singular'), plural: label('keys.plural') }, flattenedFields: [] }
  const bilingual = {
    collections: { mails: { config: mails }, 'api-keys': { config: keys } },
    config: { globals: [] },
  } as unknown as Payload

  test('labels that are functions or texts of both languages are read in the language', () => {
    expect(subjectLabel(bilingual, line('mails'), 'bn')).toBe('মেইল ১২')
    expect(fieldLabels(bilingual, line('mails', ['sentAt']), 'bn')).toEqual(['পাঠানো হয়েছে'])
    expect(actionLabel('publish', 'bn')).toBe('প্রকাশ করেছেন')
    expect(repeatLabel({ times: 43 }, 'bn')).toBe('আরও ৪৩ বার')
  })

  test('subjects are sorted as the language sorts', () => {
    const slugsIn = (locale: 'en' | 'bn') => subjectOptions(bilingual, ['mails', 'api-keys'], locale)
    expect(slugsIn('en').map(([, name]) => name)).toEqual(['API keys', 'Outbox'])
    expect(slugsIn('bn').map(([, name]) => name)).toEqual(['আউটবক্স', 'এপিআই কী'])
  })
})
