import { ICON_PATHS, type IconName } from './paths'

interface IconProps {
  name: IconName
  size?: number
  className?: string
}

/** Always decorative: the words beside it, or the control's label, say what it means. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
