import { APIError } from 'payload'

/**
 * An error to throw whose message is shown to the person; the request ends, and its transaction is rolled back.
 * @param sentence the message, in words for a person
 * @param status 409 where the record is not as it would have to be
 * @param data details for the screen, such as `fields`: name of a field → what is wrong with it
 */
export function publicError(sentence: string, status = 409, data?: Record<string, unknown>): APIError {
  // By this name the log leaves it out: a conflict is no failure of the site.
  return Object.assign(new APIError(sentence, status, data, true), { name: 'Refusal' })
}
