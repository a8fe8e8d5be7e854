import { sitePreviewRoute } from '../preview-answer'

/** The picture of every page that has none of its own. */
export const GET = sitePreviewRoute
