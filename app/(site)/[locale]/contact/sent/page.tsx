import '@/components/common-styles'
import { SentPage } from '@/components/site/sent-page'
import { sentPaths } from '@/lib/shared/addresses/pages'
import { sitePage } from '../../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: sentPaths.message,
  words: ({ sentPage }) => sentPage,
  kind: 'none',
  draw: (locale, { forms, sentPage }) => <SentPage thanks={forms.contact.thanks} labels={sentPage} locale={locale} />,
})

export const generateMetadata = page.metadata
export default page.Page
