import { rss } from '@/lib/seo/feed-formats'
import { newsFeed } from '@/lib/seo/news-feed'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('application/rss+xml', async (locale) => rss(await newsFeed('rss', locale)))
