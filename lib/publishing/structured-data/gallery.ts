import type { ImageGallery, VideoObject } from 'schema-dts'
import { videoAt } from '@/lib/content/rich-text/addresses'
import { siteAddress } from '@/lib/platform/site-address'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { GalleryVideo, ImageIndex, ImageMeta, RecordTimes } from '@/lib/shared/content/types'
import { videoTitle } from '@/lib/shared/format/video-title'
import { dhakaTime } from './dhaka-time'
import { imageObject, pictureAddress } from './pictures'

interface Picture {
  image: string | null
  meta?: ImageMeta
}

/** A page's pictures, in order, under the heading that they stand below; undefined where there are none. */
export function imageGallery(name: string, photos: readonly Picture[], locale: Locale): ImageGallery | undefined {
  const shown = photos.flatMap(({ image, meta }) => (image ? [imageObject(image, meta)] : []))
  if (shown.length === 0) return undefined
  return {
    '@type': 'ImageGallery',
    name,
    inLanguage: locale,
    associatedMedia: shown,
  }
}

interface VideoFacts {
  /** What one without a title is called, with its place in the list as {n}. */
  named: string
  /** What they are all about. */
  description: string
  /** What is known of their covers. */
  images: ImageIndex
  /** When each was put into the gallery; videos without that are told without a date. */
  times: ReadonlyMap<number, RecordTimes>
}

/** The videos that a page shows, in order. Source: Google's rules for videos. */
export function videoObjects(videos: readonly GalleryVideo[], facts: VideoFacts): VideoObject[] {
  const { named, description, images, times } = facts
  const played = videos.flatMap(({ Id, title, image, video: address }) => {
    const video = videoAt(address)
    return video ? [{ Id, title, image, video }] : []
  })
  return played.map(({ Id, title, image, video }, index) => {
    const uploaded = times.get(Id)?.createdAt
    return {
      '@type': 'VideoObject',
      name: videoTitle(title, named, index),
      description,
      thumbnailUrl: image ? pictureAddress(image, images[image]) : undefined,
      uploadDate: uploaded && dhakaTime(uploaded),
      ...(video.kind === 'file' ? { contentUrl: siteAddress(video.src) } : { embedUrl: video.src }),
    }
  })
}
