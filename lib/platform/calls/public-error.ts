import { APIError } from 'payload'

/**
 * What cannot be done, to be thrown: the call ends, and its transaction with it.
 * @param sentence as a person is told
 * @param status 409 where the record is not as it would have to be
 * @param data what the screen goes by, such as `fields`: name of a field → what is wrong with it
 */
export function publicError(sentence: string, status = 409, data?: Record<string, unknown>): APIError {
  // By this name the log leaves it out: that two met is no failure of the site.
  return Object.assign(new APIError(sentence, status, data, true), { name: 'Refusal' })
}
