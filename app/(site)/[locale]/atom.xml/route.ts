import { atom } from '@/lib/publishing/seo/feed-formats'
import { newsFeed } from '@/lib/publishing/seo/news-feed'
import { machineRoute } from '../machine-route'

export const dynamic = 'force-dynamic'

export const GET = machineRoute('application/atom+xml', async (locale) => atom(await newsFeed('atom', locale)))
