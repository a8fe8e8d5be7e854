/** Addresses of the coordinator's screens, below Payload's own. */
import { filterQuery, type VolunteerFilter } from '@/lib/community/shared/volunteer-filter'

const LIST = '/admin/collections/volunteer-registrations'

export const listAddress = (filter?: VolunteerFilter, page?: number) =>
  `${LIST}${filter ? filterQuery(filter, page) : ''}`

export const viewAddress = (id: number) => `${LIST}/${id}`

/** API path of a registration, or of all, below /api. */
export const registrationPath = (id?: number) => `/volunteer-registrations${id ? `/${id}` : ''}`

export const exportAddress = (filter: VolunteerFilter) => `/api${registrationPath()}/export${filterQuery(filter)}`
