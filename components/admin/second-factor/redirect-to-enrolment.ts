import config from '@payload-config'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { secondFactorDue } from '@/lib/access/rights/account-status'
import { SECOND_FACTOR_SCREEN } from '@/lib/shared/addresses/second-factor'
import { GUIDE_SCREEN } from '../guide/guides'

/** Screens that stay open when the enrolment is overdue: the set-up, what explains it, and signing out. */
const OPEN = new Set(['second-factor', 'logout', 'logout-inactivity'])

/** Redirects an account whose second factor is overdue from any screen of the admin to its enrolment. */
export async function redirectToEnrolment(segments: readonly string[] = []): Promise<void> {
  if (segments.length === 1 && OPEN.has(segments[0] ?? '')) return
  if (segments[0] === GUIDE_SCREEN) return
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  const due = user && secondFactorDue(user)
  if (due && due.getTime() < Date.now()) redirect(SECOND_FACTOR_SCREEN)
}
