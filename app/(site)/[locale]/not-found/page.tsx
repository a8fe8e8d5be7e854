import '@/components/common-styles'
import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/site/not-found-page'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

/** What the front answers, with the status 404, wherever there is no page: Next's own 404s are empty without script. */
const page = sitePage({
  path: '/not-found',
  words: ({ notFound }) => ({ title: notFound.title, description: notFound.text }),
  kind: 'none',
  draw: (locale, { notFound, shell, search }) => (
    <NotFoundPage locale={locale} labels={notFound} nav={shell.nav} search={search} />
  ),
})

/** It stands at any address, and so has none. */
export async function generateMetadata(props: Parameters<typeof page.metadata>[0]): Promise<Metadata> {
  const { title, description } = await page.metadata(props)
  return { title, description, robots: { index: false } }
}
export default page.Page
