import { jsonFeed } from '@/lib/seo/feed-formats'
import { newsFeed } from '@/lib/seo/news-feed'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('application/feed+json', async (locale) =>
  jsonFeed(await newsFeed('jsonFeed', locale)),
)
