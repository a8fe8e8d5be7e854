import { siteCardRoute } from '../social-card-route'

/** The picture of every page that has none of its own. */
export const GET = siteCardRoute
