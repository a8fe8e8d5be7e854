import { manifest } from '@/lib/publishing/seo/manifest'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('application/manifest+json', async (locale) => JSON.stringify(await manifest(locale)))
