/**
 * The figures of every page without a campaign of its own (spec 1, section 9): static pages, and records whose program
 * has no campaign with a goal. Client-safe.
 */
export const FIXED_FIGURES = { raised: 25_270, goal: 30_000, currency: 'USD' } as const

/** What the bars of the donation list show, whatever the figures say (spec 1, section 2). */
export const FIXED_PERCENT = 36
