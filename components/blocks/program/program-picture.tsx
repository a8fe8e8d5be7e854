import { Picture } from '@/components/ui/picture/picture'
import { imagesOf, type PictureName, pathOf } from './pictures'
import { usePrograms } from './use-programs'

interface ProgramPictureProps {
  name: PictureName | undefined
  sizes: string
  alt?: string
}

/** A picture of the static pages. */
export function ProgramPicture({ name, ...shown }: ProgramPictureProps) {
  const { pictures } = usePrograms()
  if (!name) return null
  const image = pathOf(name)
  return <Picture image={image} meta={imagesOf([name], pictures)[image]} {...shown} />
}
