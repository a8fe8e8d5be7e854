import { Picture } from '@/components/ui/picture/picture'
import type { Locale } from '@/lib/shared/addresses/localized'
import { imagesOf, type PictureName, pathOf } from './pictures'
import { usePrograms } from './use-programs'

interface ProgramPictureProps {
  name: PictureName | undefined
  sizes: string
  alt?: ''
  locale: Locale
}

/** A picture of the static pages. */
export function ProgramPicture({ name, ...shown }: ProgramPictureProps) {
  const { pictures } = usePrograms()
  if (!name) return null
  const image = pathOf(name)
  return <Picture image={image} meta={imagesOf([name], pictures)[image]} {...shown} />
}
