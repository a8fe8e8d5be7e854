import { APIError } from 'payload'

/** What cannot be done, as a person is told. @param status 409 where the gift is not as it would have to be */
export function refusal(sentence: string, status = 409, data?: Record<string, unknown>): APIError {
  // By this name the log leaves it out: that two met is no failure of the site.
  return Object.assign(new APIError(sentence, status, data, true), { name: 'Refusal' })
}
