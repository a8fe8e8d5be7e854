import { jsonFeed } from '@/lib/publishing/seo/feed-formats'
import { newsFeed } from '@/lib/publishing/seo/news-feed'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('application/feed+json', async (locale) =>
  jsonFeed(await newsFeed('jsonFeed', locale)),
)
