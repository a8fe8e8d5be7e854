import { manifest } from '@/lib/publishing/seo/manifest'
import { machineRoute } from '../machine-route'

export const dynamic = 'force-dynamic'

export const GET = machineRoute('application/manifest+json', async (locale) => JSON.stringify(await manifest(locale)))
