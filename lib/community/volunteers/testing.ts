/** For tests alone: registrations as the forms store them. */
import type { Payload } from 'payload'
import type { VolunteerRegistration } from '@/lib/platform/payload/payload-types'

export function register(
  payload: Payload,
  person: Partial<VolunteerRegistration> = {},
): Promise<VolunteerRegistration> {
  return payload.create({
    collection: 'volunteer-registrations',
    data: { name: 'Rahima Begum', email: 'rahima@example.org', status: 'new', locale: 'en', ...person },
    overrideAccess: true,
    depth: 0,
  })
}
