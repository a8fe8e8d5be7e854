import { rss } from '@/lib/publishing/seo/feed-formats'
import { newsFeed } from '@/lib/publishing/seo/news-feed'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('application/rss+xml', async (locale) => rss(await newsFeed('rss', locale)))
