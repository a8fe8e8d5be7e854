/** Volunteers, registered through the public API. */
import { expect } from '@playwright/test'
import type { Client } from './client'

export interface Person {
  name: string
  /** In national format: `01711…`. */
  phone: string
  /** The same in Bangla digits. */
  banglaPhone: string
}

interface Staff {
  administrator: Client
  coordinator: Client
}

/** Registers a volunteer with a unique name, and marks the registration as not spam. */
export async function registerVolunteer(staff: Staff) {
  const mark = String(Date.now()).slice(-8)
  const phone = `017${mark}`
  const banglaPhone = [...phone].map((digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]).join('')
  const person: Person = { name: `Rahima ${mark}`, phone, banglaPhone }
  const email = `rahima-${mark}@example.org`
  const json = { name: person.name, email, phone: `+88${phone.slice(0, 5)}-${phone.slice(5)}`, occupation: 'Nurse' }
  const sent = await staff.administrator.call('POST', 'volunteer-registrations', { json })
  expect(sent.status, sent.text).toBe(201)
  const call = '/api/volunteer-registrations'
  const { text } = await staff.coordinator.request('GET', `${call}?where[email][equals]=${email}`)
  const id = (JSON.parse(text) as { docs: { id: number }[] }).docs[0]?.id
  const trusted = await staff.coordinator.request('PATCH', `${call}/${id}`, { json: { suspected: false } })
  expect(trusted.status, trusted.text).toBe(200)
  const remove = async () => {
    expect((await staff.administrator.request('DELETE', `${call}/${id}`)).status).toBe(200)
  }
  return { id, person, remove }
}
