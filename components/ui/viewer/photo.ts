import type { ImageMeta } from '@/lib/shared/content/types'

export interface Photo {
  id: number
  image: string
  meta: ImageMeta | undefined
}
