/** Which records a page shows, by their places (spec 1, sections 2, 3 and 9). Client-safe. */
import type { Place, Placed, Placement } from './types'

/** The places a record can be given, in the spec's order (1, section 3: the page field). */
export const PLACES: readonly Place[] = ['Home', 'Donation', 'Footer']

type InPlaces = Pick<Placed, 'pages'>

const isPlacedOn =
  (place: Place) =>
  ({ pages }: InPlaces): boolean =>
    pages.includes(place)

/** The project grids: every project but those of Donation, Home and Footer. */
export function inProjectGrid({ pages }: InPlaces): boolean {
  return pages.length === 0
}

/** What the home page shows: campaigns and pictures among its own, projects and their parts in a block apart. */
export const onHome = isPlacedOn('Home')

/** What stands beside the donation form, and pictures below the campaigns. */
export const onDonation = isPlacedOn('Donation')

/** What the foot of every page leads to. */
export const inFooter = isPlacedOn('Footer')

/** Campaigns of the donation page: all but those of the home page, unless they are to stand on both. */
export function onDonationPage(campaign: InPlaces): boolean {
  return onDonation(campaign) || !onHome(campaign)
}

/** Whether a record is in a place; '' asks for those in their usual one. */
export function isIn({ pages }: InPlaces, place: Placement): boolean {
  return place === '' ? pages.length === 0 : pages.includes(place)
}
