import { jsonFeed } from '@/lib/publishing/seo/feed-formats'
import { newsFeed } from '@/lib/publishing/seo/news-feed'
import { machineRoute } from '../machine-route'

export const dynamic = 'force-dynamic'

export const GET = machineRoute('application/feed+json', async (locale) => jsonFeed(await newsFeed('jsonFeed', locale)))
