import '@/components/common-styles'
import { PlayerPage } from '@/components/blocks/player-page/player-page'
import { coverAt } from '@/components/blocks/video-gallery/covers'
import { StructuredData } from '@/components/site/structured-data'
import { getList, getTimes } from '@/lib/delivery/content'
import { videoObjects } from '@/lib/publishing/structured-data/gallery'
import { paths } from '@/lib/shared/addresses/paths'
import { sitePage } from '../site-page'

export const revalidate = 60
export const generateStaticParams = () => []

const page = sitePage({
  path: paths.player,
  words: ({ galleryPages: { player } }) => ({ title: player.title, description: player.text }),
  kind: 'CollectionPage',
  under: ({ galleryPages }) => [{ name: galleryPages.title, path: paths.gallery }],
  draw: async (locale, { galleryPages: { player } }) => {
    const [videos, times] = await Promise.all([getList('videoGallery', locale), getTimes('videoGallery')])
    const about = { named: player.named, description: player.text, coverAt, times }
    return (
      <>
        <PlayerPage videos={videos} locale={locale} />
        <StructuredData nodes={videoObjects(videos.records, about)} />
      </>
    )
  },
})

export const generateMetadata = page.metadata
export default page.Page
