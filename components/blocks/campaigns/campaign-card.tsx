import { ButtonLink } from '@/components/ui/button/button-link'
import { Picture } from '@/components/ui/picture/picture'
import { Progress } from '@/components/ui/progress/progress'
import { Tag } from '@/components/ui/tag/tag'
import type { Donation, ImageIndex } from '@/lib/content/types'
import { fill } from '@/lib/format/fill'
import { money, percentRaised } from '@/lib/format/money'
import { number } from '@/lib/format/number'
import { type Locale, localized, paths } from '@/lib/paths'
import styles from './campaign-card.module.scss'

export interface CampaignLabels {
  donate: string
  raised: string
  goal: string
  progress: string
}

interface CampaignCardProps {
  campaign: Donation
  images: ImageIndex
  locale: Locale
  labels: CampaignLabels
}

const SIZES = '(max-width: 720px) 86vw, (max-width: 1100px) 46vw, 393px'

export function CampaignCard({ campaign, images, locale, labels }: CampaignCardProps) {
  const { Id, image, title, text, category } = campaign
  const heading = `campaign-${Id}`
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture
          image={image}
          meta={image ? images[image] : undefined}
          alt=""
          sizes={SIZES}
          className={styles.picture}
        />
      </div>
      <div className={styles.body}>
        <Tag category={category} />
        <h3 id={heading}>{title}</h3>
        <p>{text}</p>
        <Raised campaign={campaign} locale={locale} labels={labels} />
        <ButtonLink
          href={localized(locale, paths.donateNow)}
          variant="donate"
          block
          aria-haspopup="dialog"
          aria-describedby={heading}
          data-record={Id}
        >
          {labels.donate}
        </ButtonLink>
      </div>
    </article>
  )
}

function Raised({ campaign, locale, labels }: Pick<CampaignCardProps, 'campaign' | 'locale' | 'labels'>) {
  const { raised, goal, currency, title } = campaign
  if (!goal) return null
  const percent = percentRaised(raised, goal)
  return (
    <div className={styles.raised}>
      <Progress percent={percent} label={title} text={fill(labels.progress, { percent: number(percent, locale) })} />
      <p>
        <span>
          {labels.raised} <strong>{money(raised, currency, locale)}</strong>
        </span>
        <span>
          {labels.goal} <strong>{money(goal, currency, locale)}</strong>
        </span>
      </p>
    </div>
  )
}
