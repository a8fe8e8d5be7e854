/** Forms whose entries are stored, and those entries as staff read them. */
import { expect } from '@/lib/testing/expect'
import { type Client, dataOf, type WireRecord } from './client'

/** A form by the names of its fields. */
export interface StoredForm {
  path: string
  call: string
  collection: 'messages' | 'volunteer-registrations'
  /** Field → a valid value. */
  typed: Record<string, string>
  /** A field and an invalid value that browsers do not catch. */
  wrong: [name: string, text: string]
  /** The field by which an entry is found again. */
  mark: string
}

export const STORED_FORMS: StoredForm[] = [
  {
    path: '/contact',
    call: 'contact/create-contact',
    collection: 'messages',
    typed: {
      mailerName: 'রহিমা বেগম',
      mailAddress: 'rahima@example.org',
      senderPhone: '০১৭১১-০০০০০০',
      mailerSubject: 'The clinic 🩺',
      mailerMessage: 'When does it open?\nمرحبا <b>not bold</b>',
    },
    wrong: ['senderPhone', 'by pigeon'],
    mark: 'mailerSubject',
  },
  {
    path: '/become-volunteer',
    call: 'volunteer-registrations',
    collection: 'volunteer-registrations',
    typed: {
      name: 'Abdul Karim',
      email: 'karim@example.org',
      phone: '+44 20 7946 0958',
      dateOfBirth: '1990-02-28',
      address: 'House 5, Tongi',
      occupation: 'Boatman',
      comment: 'I can row.',
    },
    wrong: ['phone', 'tomorrow'],
    mark: 'occupation',
  },
]

/** The stored entries that have a text in the form's `mark` field. */
export async function storedRecords(administrator: Client, form: StoredForm, text: string): Promise<WireRecord[]> {
  const query = new URLSearchParams({ [`where[${form.mark}][equals]`]: text, depth: '0', limit: '50' })
  const answer = await administrator.request('GET', `/api/${form.collection}?${query}`)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return (JSON.parse(answer.text) as { docs: WireRecord[] }).docs
}

/** Posts a form to its API call. */
export const postForm = (client: Client, { call }: StoredForm, json: object, headers: Record<string, string> = {}) =>
  client.call('POST', call, { json, headers })

export const expectAccepted = (answer: Parameters<typeof dataOf>[0]) =>
  expect(dataOf<object>(answer, 201)).toEqual({ status: 'Success' })

let made = 0
/** The form's valid values, with a unique text in its `mark` field. */
export function uniqueValues(form: StoredForm): { typed: Record<string, string>; text: string } {
  made += 1
  const text = `${form.typed[form.mark]} ${Date.now().toString(36)}-${made}`
  return { typed: { ...form.typed, [form.mark]: text }, text }
}
