import '@/components/common-styles'
import { PlayerPage } from '@/components/blocks/player-page/player-page'
import { getList } from '@/lib/content'
import { paths } from '@/lib/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.player,
  words: ({ galleryPages: { player } }) => ({ title: player.title, description: player.text }),
  draw: async (locale) => <PlayerPage videos={await getList('videoGallery', locale)} locale={locale} />,
})

export const generateMetadata = page.metadata
export default page.Page
