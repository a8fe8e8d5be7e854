import { Patch } from '@/components/ui/icon/patch'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Campaign, ImageMeta } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { inLang } from '@/lib/shared/i18n/text-language'
import { GIVING_PROJECTS, type GivingProject } from '@/lib/shared/money/kinds'
import styles from './cause-head.module.scss'
import type { DonateLabels } from './labels'

interface CampaignHeadProps {
  campaign: Campaign
  /** Of its picture. */
  meta: ImageMeta | undefined
  labels: DonateLabels
  locale: Locale
}

/** The campaign that a donate form is for, and the way to give to something else. */
export function CampaignHead({ campaign, meta, labels, locale }: CampaignHeadProps) {
  const { image, category, title } = campaign
  return (
    <div className={styles.cause} data-pictured={image ? '' : undefined}>
      {image && <Picture image={image} meta={meta} alt="" sizes="84px" className={styles.picture} bare />}
      <div>
        <Tag category={category} locale={locale} />
        <h3 {...inLang(title, locale)}>{title}</h3>
        <ChangeLink labels={labels} locale={locale} />
      </div>
    </div>
  )
}

/** The project that a donate form is for, where a page of its program led to it. */
export function ProjectHead({
  project,
  labels,
  locale,
}: { project: GivingProject } & Omit<CampaignHeadProps, 'campaign' | 'meta'>) {
  const program = GIVING_PROJECTS[project]
  return (
    <div className={styles.cause}>
      <div>
        <h2 className={styles[program]}>
          <Patch program={program} size={26} />
          {fill(labels.givesTo, { project: labels.projects[project] })}
        </h2>
        <ChangeLink labels={labels} locale={locale} />
      </div>
    </div>
  )
}

/** Leads to the form where nothing is chosen yet. */
function ChangeLink({ labels, locale }: Pick<CampaignHeadProps, 'labels' | 'locale'>) {
  return (
    <PageLink href={localized(locale, paths.donateNow)} className={styles.change}>
      {labels.change}
    </PageLink>
  )
}
