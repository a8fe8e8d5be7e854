/** How long the worker waits for what. */
export interface Pauses {
  /** How often the outbox is looked at although nobody said that there is work. */
  pollMs: number
  /** First and longest pause after a failure that was the server's. */
  firstMs: number
  longestMs: number
  /** When a mail is tried again that the server would not take: after its first failure, its second, …; then refused. */
  deferSeconds: readonly number[]
  /** The same for a mail that the server had and was silent about: it may have arrived, so seldom. */
  unansweredSeconds: readonly number[]
  /** How long a mail is this process's, and how often that is renewed while it is being sent. */
  claimSeconds: number
  renewMs: number
  /** How often the same trouble is spoken of. */
  reportMs: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE
/** For three days, as mail servers themselves do (RFC 5321, 4.5.4.1: four to five at most). */
const HOURS = 70

export const PAUSES: Pauses = {
  pollMs: 5000,
  firstMs: 5000,
  longestMs: 60_000,
  deferSeconds: [...[1, 5, 15, 30, 60].map((minutes) => minutes * MINUTE), ...Array(HOURS).fill(HOUR)],
  unansweredSeconds: [30 * MINUTE, 3 * HOUR],
  claimSeconds: 60,
  renewMs: 20_000,
  reportMs: 60_000,
}
