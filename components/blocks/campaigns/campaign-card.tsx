import { ButtonLink } from '@/components/ui/button/button-link'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/addresses'
import type { Donation, ImageIndex } from '@/lib/content/types'
import { percentRaised } from '@/lib/format/money'
import { paths } from '@/lib/paths'
import styles from './campaign-card.module.scss'
import { Raised } from './raised'

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
  const { Id, image, title, text, category, raised, goal, currency } = campaign
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
        {goal && (
          <Raised
            {...{ raised, goal, currency, locale, labels }}
            percent={percentRaised(raised, goal)}
            about={title}
            className={styles.raised}
          />
        )}
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
