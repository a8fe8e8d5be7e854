/** How much one account may send in pictures: a stolen one, or a program that runs in circles, must not fill the disk. */
import { APIError, type Payload } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { oncePerPayload } from '@/lib/platform/limits/once-per-payload'
import { RateLimit, RateLimitExceeded } from '@/lib/platform/limits/rate-limit'

/** Bytes of an account within a day: a hundred pictures as phones take them. */
export const DAILY_BYTES = 500_000_000

const DAY = 24 * 3600
const KILOBYTE = 1000

export class QuotaUsedUp extends APIError {
  constructor(readonly retryAfterSeconds: number) {
    const hours = Math.max(Math.ceil(retryAfterSeconds / 3600), 1)
    super(say('content.upload.quota', { megabytes: DAILY_BYTES / 1_000_000, hours }), 429, undefined, true)
  }
}

const limitOf = oncePerPayload(
  (payload) => new RateLimit(payload, { name: 'uploads', points: DAILY_BYTES / KILOBYTE, duration: DAY }),
)

/**
 * Counts what an account sends, taken or not. To be called before a transaction is begun, never within one.
 * @throws QuotaUsedUp; the database's own error when it is away
 */
export async function takeUploadQuota(payload: Payload, account: number | string, bytes: number): Promise<void> {
  try {
    await limitOf(payload).take(String(account), Math.max(Math.ceil(bytes / KILOBYTE), 1))
  } catch (error) {
    throw error instanceof RateLimitExceeded ? new QuotaUsedUp(error.retryAfterSeconds) : error
  }
}
