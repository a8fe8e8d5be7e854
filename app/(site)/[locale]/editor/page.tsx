import '@/components/common-styles'
import { PageBanner } from '@/components/blocks/page-banner/page-banner'
import { EditorPage } from '@/components/editor/demo/editor-page'
import { getList } from '@/lib/delivery/content'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.editor,
  words: ({ editor }) => editor,
  draw: async (locale, messages) => {
    const [news, gallery] = await Promise.all([getList('newsDetails', locale), getList('imageGallery', locale)])
    return (
      <>
        <PageBanner
          heading={messages.editor.title}
          pictures={[news.records[0]?.image ?? null]}
          images={news.images}
          locale={locale}
        />
        <EditorPage gallery={gallery} locale={locale} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
