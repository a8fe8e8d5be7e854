import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { withPlainCounts } from '@/lib/cms/plain-counts'
import { gated } from '@/lib/cms/rest-gate'
import { withBodyLimits } from '@/lib/cms/upload-gate'

export const GET = gated(withPlainCounts(REST_GET(config)))
export const POST = gated(withBodyLimits(withPlainCounts(REST_POST(config))))
export const DELETE = gated(withBodyLimits(withPlainCounts(REST_DELETE(config))))
export const PATCH = gated(withBodyLimits(withPlainCounts(REST_PATCH(config))))
export const PUT = gated(withBodyLimits(withPlainCounts(REST_PUT(config))))
export const OPTIONS = gated(REST_OPTIONS(config))
