import config from '@payload-config'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { secondFactorDue } from '@/lib/access/rights/account-status'
import { SECOND_FACTOR_SCREEN } from '@/lib/shared/addresses/second-factor'

/** Screens of those who still owe the authenticator app after its day: the set-up, and the way out. */
const OPEN = new Set(['second-factor', 'logout', 'logout-inactivity'])

/** Leads whoever owes the authenticator app from any screen of the admin to where it is set up. */
export async function leadToSetUp(segments: readonly string[] = []): Promise<void> {
  if (segments.length === 1 && OPEN.has(segments[0] ?? '')) return
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const due = user && secondFactorDue(user)
  if (due && due.getTime() < Date.now()) redirect(SECOND_FACTOR_SCREEN)
}
