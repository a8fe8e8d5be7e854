import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { guardRest } from '@/lib/cms/guard-rest'
import { withBodyLimits } from '@/lib/cms/limit-bodies'
import { withValidQueries } from '@/lib/cms/validate-queries'

export const GET = guardRest(withValidQueries(REST_GET(config)))
export const POST = guardRest(withBodyLimits(withValidQueries(REST_POST(config))))
export const DELETE = guardRest(withBodyLimits(withValidQueries(REST_DELETE(config))))
export const PATCH = guardRest(withBodyLimits(withValidQueries(REST_PATCH(config))))
export const PUT = guardRest(withBodyLimits(withValidQueries(REST_PUT(config))))
export const OPTIONS = guardRest(REST_OPTIONS(config))
