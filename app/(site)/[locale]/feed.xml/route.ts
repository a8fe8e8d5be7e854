import { rss } from '@/lib/publishing/seo/feed-formats'
import { newsFeed } from '@/lib/publishing/seo/news-feed'
import { machineRoute } from '../machine-route'

export const dynamic = 'force-dynamic'

export const GET = machineRoute('application/rss+xml', async (locale) => rss(await newsFeed('rss', locale)))
