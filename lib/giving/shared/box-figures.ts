import { type BoxFigures, PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import type { Campaign, SiteSettings } from '@/lib/shared/content/types'
import { type Program, programOf } from '@/lib/shared/format/program'

export interface BoxOwner {
  category?: string | undefined
  /** The program of a page whose category names none. */
  otherwise?: Program
  /** A page of the specification's own: its figures were fixed, whatever campaign its program has. */
  isStatic?: boolean
}

/** The donate box of a page. */
export interface PageBox {
  /** undefined where no figures stand. */
  figures: BoxFigures | undefined
  /** What a gift is for where the figures are no campaign's; null asks the donor. */
  program: Program | null
}

/** The program of a page with a donate box; null where its category names none. */
export function programOfBox({ category, otherwise }: BoxOwner): Program | null {
  return programOf(category ?? '') ?? otherwise ?? null
}

/** More of them would ask a reader to choose before there is anything to read. */
const MOST_CAMPAIGNS = 3

/** The campaigns of a page's program, first the one that the payment settings name for it; none where it names no program. */
export function campaignsOfBox(
  owner: BoxOwner,
  { giving }: { giving: Pick<SiteSettings['giving'], 'projects'> },
  campaigns: readonly Campaign[],
): Campaign[] {
  const program = programOfBox(owner)
  const isFirst = ({ Id }: Campaign) => program !== null && Id === giving.projects[program]
  const own = campaigns.filter((campaign) => program && (isFirst(campaign) || programOf(campaign.category) === program))
  return own.sort((one, other) => Number(isFirst(other)) - Number(isFirst(one))).slice(0, MOST_CAMPAIGNS)
}

/**
 * The figures in the donate box of a page: those of the campaign that the payment settings name for the program of its
 * category. With placeholders the specification's stand where that campaign is not there or has no goal.
 * @returns undefined where no figures are to stand
 */
export function boxFigures(
  { category, otherwise, isStatic = false }: BoxOwner,
  { giving, placeholders }: Pick<SiteSettings, 'placeholders'> & { giving: Pick<SiteSettings['giving'], 'projects'> },
  campaigns: readonly Campaign[],
): BoxFigures | undefined {
  const program = programOfBox({ category, otherwise })
  const id = program && giving.projects[program]
  const campaign = campaigns.find(({ Id }) => Id === id)
  if (!placeholders) return campaign
  return campaign?.goal && !isStatic ? campaign : PLACEHOLDERS.figures
}
