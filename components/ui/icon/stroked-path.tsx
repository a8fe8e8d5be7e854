interface StrokedPathProps {
  /** The `d` of a path on a 24 x 24 grid. */
  d: string
  size?: number
  className?: string | undefined
}

/** A line drawing as icons are: always decorative. */
export function StrokedPath({ d, size = 20, className }: StrokedPathProps) {
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
      <path d={d} />
    </svg>
  )
}
