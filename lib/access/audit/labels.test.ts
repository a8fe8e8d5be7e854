import type { Payload } from 'payload'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { fieldLabels, repeatLabel, subjectLabel } from './labels'

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
  expect(fieldLabels(payload, line('news', ['title', 'text']))).toEqual(['Title', 'Text'])
  expect(fieldLabels(payload, line('payment', ['bank']))).toEqual(['Bank'])
})

test('a field without a label, or unknown, has its own name', () => {
  expect(fieldLabels(payload, line('news', ['videos', 'readAt']))).toEqual(['videos', 'read at'])
  expect(fieldLabels(payload, line('gone', ['startsAt']))).toEqual(['starts at'])
})

test('a subject is labelled by its kind and number, an unknown one by its slug', () => {
  expect(subjectLabel(payload, line('news'))).toBe('News item 12')
  expect(subjectLabel(payload, line('gone'))).toBe('gone 12')
})

test('an entry that stands for several says for how many', () => {
  expect([null, undefined, 1, 43].map((times) => repeatLabel({ times }))).toEqual([
    '',
    '',
    '1 more time',
    '43 more times',
  ])
})
