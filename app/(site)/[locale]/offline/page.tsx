import '@/components/common-styles'
import { MessagePage } from '@/components/site/message-page'
import { offlinePath } from '@/lib/shared/addresses/pages'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: offlinePath,
  words: ({ offline }) => offline,
  kind: 'none',
  draw: (_, { offline: { title, heading, text, again } }) => (
    <MessagePage title={title} heading={heading} text={text}>
      <p>{again}</p>
    </MessagePage>
  ),
})

export const generateMetadata = page.metadata
export default page.Page
