import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { withPlainQueries } from '@/lib/cms/plain-queries'
import { gated } from '@/lib/cms/rest-gate'
import { withBodyLimits } from '@/lib/cms/upload-gate'

export const GET = gated(withPlainQueries(REST_GET(config)))
export const POST = gated(withBodyLimits(withPlainQueries(REST_POST(config))))
export const DELETE = gated(withBodyLimits(withPlainQueries(REST_DELETE(config))))
export const PATCH = gated(withBodyLimits(withPlainQueries(REST_PATCH(config))))
export const PUT = gated(withBodyLimits(withPlainQueries(REST_PUT(config))))
export const OPTIONS = gated(REST_OPTIONS(config))
