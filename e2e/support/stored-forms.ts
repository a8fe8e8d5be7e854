/** What became of forms that were sent: as staff see it. */
import { expect } from '@/lib/testing/expect'
import { type Client, dataOf, type WireRecord } from './client'

/** A form that is stored, by the names of its fields. */
export interface StoredForm {
  path: string
  call: string
  collection: 'messages' | 'volunteer-registrations'
  /** Field → what is typed there. */
  typed: Record<string, string>
  /** A field, and what nobody can mean in it that a browser lets pass. */
  wrong: [name: string, text: string]
  /** Name of the field by which it is found again. */
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

/** The records that hold a text in the field by which a form is found again. */
export async function storedRecords(administrator: Client, form: StoredForm, text: string): Promise<WireRecord[]> {
  const query = new URLSearchParams({ [`where[${form.mark}][equals]`]: text, depth: '0', limit: '50' })
  const answer = await administrator.request('GET', `/api/${form.collection}?${query}`)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return (JSON.parse(answer.text) as { docs: WireRecord[] }).docs
}

/** Posts a form as a program does. */
export const postForm = (client: Client, { call }: StoredForm, json: object, headers: Record<string, string> = {}) =>
  client.call('POST', call, { json, headers })

export const expectAccepted = (answer: Parameters<typeof dataOf>[0]) =>
  expect(dataOf<object>(answer, 201)).toEqual({ status: 'Success' })

let made = 0
/** The form's words, with a mark that no other test has. */
export function uniqueValues(form: StoredForm): { typed: Record<string, string>; text: string } {
  made += 1
  const text = `${form.typed[form.mark]} ${Date.now().toString(36)}-${made}`
  return { typed: { ...form.typed, [form.mark]: text }, text }
}
