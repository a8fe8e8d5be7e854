import type { Payload } from 'payload'
import type { AuditEntry } from '@/lib/platform/payload/payload-types'
import { fieldWords, subjectWords, timesWords } from './words'

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

test('a field is called what its screen calls it, without the mark of fields that must be filled in', () => {
  expect(fieldWords(payload, line('news', ['title', 'text']))).toEqual(['Title', 'Text'])
  expect(fieldWords(payload, line('payment', ['bank']))).toEqual(['Bank'])
})

test('a field without a label, and one that is there no more, by its own name', () => {
  expect(fieldWords(payload, line('news', ['videos', 'readAt']))).toEqual(['videos', 'read at'])
  expect(fieldWords(payload, line('gone', ['startsAt']))).toEqual(['starts at'])
})

test('a record by its kind and number, and what is known no more by its own name', () => {
  expect(subjectWords(payload, line('news'))).toBe('News item 12')
  expect(subjectWords(payload, line('gone'))).toBe('gone 12')
})

test('a line that stands for several says for how many, and any other nothing', () => {
  expect([null, undefined, 1, 43].map((times) => timesWords({ times }))).toEqual([
    '',
    '',
    '1 more time',
    '43 more times',
  ])
})
