import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Progress } from '@/components/ui/progress/progress'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import { type BoxFigures, campaignIn } from '@/lib/shared/content/placeholders'
import { fill } from '@/lib/shared/format/fill'
import { number } from '@/lib/shared/format/number'
import type { Program } from '@/lib/shared/format/program'
import { inLang } from '@/lib/shared/i18n/text-language'
import { formatMajor, percentRaised } from '@/lib/shared/money/format'
import { useLabels } from '../labels'
import styles from './donate-box.module.scss'

interface DonateBoxProps {
  locale: Locale
  /** Sums of a campaign, or placeholders; without them the box is the way to give alone. */
  figures: BoxFigures | undefined
  /** Of the page's category; what a gift is for where no campaign stands here. */
  program?: Program | null
  /** The link opens the gift to the campaign here; elsewhere the box names the campaign, and the link leads to its form. */
  opens?: boolean
  /** Between the figures and the button. */
  children?: ReactNode
  /** Screen readers call it by its campaign, where a page may have several. */
  isNamedByCampaign?: boolean
}

/** What was raised of what is needed, and the way to give. A campaign without a goal says only what it has. */
export function DonateBox(props: DonateBoxProps) {
  const { locale, figures, program = null, opens = false, isNamedByCampaign = false, children } = props
  const campaign = campaignIn(figures)
  const labels = useLabels('record')
  const give = campaign ? paths.giveTo(campaign.Id) : paths.giveToProgram(program)
  const opener = opens && campaign && ({ 'aria-haspopup': 'dialog', 'data-record': campaign.Id } as const)
  const titleId = campaign && isNamedByCampaign ? `box-${campaign.Id}` : undefined
  const name = titleId ? { 'aria-labelledby': titleId } : { 'aria-label': figures ? labels.boxLabel : labels.donate }
  return (
    <section className={styles.box} {...name}>
      {campaign && !opens && (
        <p {...inLang(campaign.title, locale)} id={titleId} className={styles.campaign}>
          <PageLink href={localized(locale, paths.campaign(campaign.Id))}>{campaign.title}</PageLink>
        </p>
      )}
      {figures && <Sums {...{ figures, locale, labels }} />}
      {children}
      <ButtonLink href={localized(locale, give)} variant="donate" block {...opener}>
        {labels.donate}
      </ButtonLink>
    </section>
  )
}

interface SumsProps {
  figures: BoxFigures
  locale: Locale
  labels: { raised: string; goal: string; boxLabel: string; progress: string; promised: string }
}

function Sums({ figures, locale, labels }: SumsProps) {
  const { raised, goal, currency } = figures
  const promised = campaignIn(figures)?.promised ?? 0
  const hasGoal = goal !== null && goal > 0
  const percent = percentRaised(raised, goal)
  const progress = fill(labels.progress, { percent: number(percent, locale) })
  return (
    <>
      <div className={styles.figures}>
        <p>
          <span>{labels.raised}</span> <strong>{formatMajor(raised, currency, locale)}</strong>
        </p>
        {hasGoal && (
          <p>
            <span>{labels.goal}</span> <strong>{formatMajor(goal, currency, locale)}</strong>
          </p>
        )}
      </div>
      {hasGoal && <Progress percent={percent} label={labels.boxLabel} text={progress} />}
      {percent > 100 && <p className={styles.note}>{progress}</p>}
      {promised > 0 && (
        <p className={styles.note}>{fill(labels.promised, { amount: formatMajor(promised, currency, locale) })}</p>
      )}
    </>
  )
}
