/**
 * The specification's fixed facts, which are true of no foundation. They stand only where the setting of that name is on.
 * Client-safe.
 */
import type { Campaign, CounterName } from './types'

export const PLACEHOLDERS = {
  /** Of every page without a campaign of its own (spec 1, section 9). */
  figures: { raised: 25_270, goal: 30_000, currency: 'USD' },
  /** What the bars of the donation list show, whatever the figures say (spec 1, section 2). */
  listPercent: 36,
  /** Of the home page: millions, thousands, per cent, people (spec 1, section 9). */
  counters: { totalDonation: 70, projectsFunded: 48, kidsNeedHelp: 38, volunteers: 230 } satisfies Record<
    CounterName,
    number
  >,
  /** Of cards whose event has no day (spec 2, section 9). */
  eventDay: '2022-05-23',
  /** Of the footer (spec 1, section 9). */
  copyrightYear: 2023,
} as const

/** What a donate box can show: sums of a campaign, or the specification's. */
export type BoxFigures = Campaign | typeof PLACEHOLDERS.figures

/** The campaign whose sums they are. */
export const campaignIn = (figures: BoxFigures | undefined): Campaign | undefined =>
  figures && 'Id' in figures ? figures : undefined
