import { atom } from '@/lib/publishing/seo/feed-formats'
import { newsFeed } from '@/lib/publishing/seo/news-feed'
import { machineAnswer } from '../machine-answer'

export const dynamic = 'force-dynamic'

export const GET = machineAnswer('application/atom+xml', async (locale) => atom(await newsFeed('atom', locale)))
