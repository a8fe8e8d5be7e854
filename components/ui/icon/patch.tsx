import type { Program } from '@/lib/shared/format/program'

/** The cloth patch of each program: its shape, and the stitches on it. */
const PATCHES: Record<Program, { cloth: string; stitches: string }> = {
  health: {
    cloth: 'M32 54C12 40 6 30 6 20 6 10 14 6 20 6 26 6 30 9 32 14 34 9 38 6 44 6 50 6 58 10 58 20 58 30 52 40 32 54Z',
    stitches: 'M32 20v20M22 30h20',
  },
  education: {
    cloth: 'M4 14C14 8 26 9 32 15 38 9 50 8 60 14V52C50 46 38 47 32 53 26 47 14 46 4 52Z',
    stitches: 'M32 20v26M12 22c5-2 10-2 14 0M12 32c5-2 10-2 14 0M38 22c4-2 9-2 14 0M38 32c4-2 9-2 14 0',
  },
  microcredit: {
    cloth: 'M14 6H50V14L44 18V46L50 50V58H14V50L20 46V18L14 14Z',
    stitches: 'M20 24h24M20 32h24M20 40h24',
  },
  quality: {
    cloth: 'M22 6H42V13L39 18C52 22 58 32 58 42 58 52 50 58 42 58H22C14 58 6 52 6 42 6 32 12 22 25 18L22 13Z',
    stitches: 'M10 36c8 5 14 5 22 0s14-5 22 0M13 46c7 4 12 4 19 0s12-4 19 0',
  },
  environment: {
    cloth: 'M10 56C4 30 18 8 56 6 60 40 42 60 16 52 14 54 13 57 12 60Z',
    stitches: 'M14 50C24 38 34 28 46 18M26 38v-12M34 30h12',
  },
  orphanage: { cloth: 'M32 4 56 30 32 54 8 30Z', stitches: 'M32 10v38M14 30h36M32 54l-6 8M32 54l7 7' },
  oldhome: { cloth: 'M32 6 60 30H53V58H11V30H4Z', stitches: 'M22 58V40h20V58M18 30h28' },
}

/** The drawn patch of a program, in the colour of its text; the stitches show the ground. */
export function Patch({ program, size = 20, className }: { program: Program; size?: number; className?: string }) {
  const { cloth, stitches } = PATCHES[program]
  return (
    <svg aria-hidden="true" focusable="false" className={className} width={size} height={size} viewBox="0 0 64 64">
      <path d={cloth} fill="currentColor" />
      <path
        d={stitches}
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeDasharray="4.5 4"
      />
    </svg>
  )
}
