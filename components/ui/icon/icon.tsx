import { ICON_PATHS, type IconName } from './paths'
import { StrokedPath } from './stroked-path'

interface IconProps {
  name: IconName
  size?: number
  className?: string | undefined
}

/** Always decorative: the words beside it, or the control's label, say what it means. */
export function Icon({ name, ...drawing }: IconProps) {
  return <StrokedPath d={ICON_PATHS[name]} {...drawing} />
}
