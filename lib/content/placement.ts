/** Which records a page shows, by their `page` field (spec 1, sections 2, 3 and 9). Client-safe. */
import type { Placement } from './types'

const ELSEWHERE: readonly Placement[] = ['Donation', 'Home', 'Footer']

interface Placed {
  page: Placement
}

/** The project grids: every project but those of Donation, Home and Footer. */
export function inProjectGrid({ page }: Placed): boolean {
  return !ELSEWHERE.includes(page)
}

/** What the home page shows of campaigns and gallery pictures. */
export function onHome({ page }: Placed): boolean {
  return page === 'Home'
}

/** What the donation page shows of campaigns. */
export function notOnHome({ page }: Placed): boolean {
  return page !== 'Home'
}

/** The projects beside the donation form. */
export function onDonation({ page }: Placed): boolean {
  return page === 'Donation'
}
