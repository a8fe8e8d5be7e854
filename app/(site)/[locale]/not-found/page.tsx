import '@/components/common-styles'
import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/site/not-found-page'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

/** What the front answers, with the status 404, wherever there is no page: Next's own 404s are empty without script. */
const page = sitePage(
  ({ notFound }) => ({ title: notFound.title }),
  (locale, { notFound, shell }) => <NotFoundPage locale={locale} labels={notFound} nav={shell.nav} />,
)

export const generateMetadata = async (props: Parameters<typeof page.metadata>[0]): Promise<Metadata> => ({
  ...(await page.metadata(props)),
  robots: { index: false },
})
export default page.Page
