import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign } from '@/lib/shared/content/types'
import type { Program } from '@/lib/shared/format/program'
import { DonateBox } from '../record-page/donate-box'
import styles from './project-campaigns.module.scss'

export interface ProjectCampaignsProps {
  /** Those of the project's program. */
  campaigns: readonly Campaign[]
  program: Program | null
  locale: Locale
}

/** What the campaigns of a project have raised, and the way to give; without campaigns the way to give to its program. */
export function ProjectCampaigns({ campaigns, program, locale }: ProjectCampaignsProps) {
  return (
    <div className={styles.campaigns}>
      {campaigns.map((campaign) => (
        <DonateBox key={campaign.Id} figures={campaign} locale={locale} isNamedByCampaign />
      ))}
      {campaigns.length === 0 && <DonateBox figures={undefined} program={program} locale={locale} />}
    </div>
  )
}
