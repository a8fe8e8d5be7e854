import { ButtonLink } from '@/components/ui/button/button-link'
import { PageLink } from '@/components/ui/page-link/page-link'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { paths } from '@/lib/shared/addresses/paths'
import type { Campaign, ImageIndex } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import { percentRaised } from '@/lib/shared/money/format'
import styles from './campaign-card.module.scss'
import { Raised } from './raised'

export interface CampaignLabels {
  donate: string
  raised: string
  goal: string
  progress: string
  promised: string
}

interface CampaignCardProps {
  campaign: Campaign
  images: ImageIndex
  sizes: string
  locale: Locale
  labels: CampaignLabels
}

export function CampaignCard({ campaign, images, sizes, locale, labels }: CampaignCardProps) {
  const { Id, image, title, text, category, raised, goal, promised, currency } = campaign
  const heading = `campaign-${Id}`
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Picture
          image={image}
          meta={image ? images[image] : undefined}
          alt=""
          sizes={sizes}
          className={styles.picture}
        />
      </div>
      <div className={styles.body}>
        <Tag category={category} locale={locale} />
        <h3 id={heading} {...inLang(title, locale)}>
          <PageLink href={localized(locale, paths.campaign(Id))} className={styles.cover}>
            {title}
          </PageLink>
        </h3>
        <p {...inLang(text, locale)}>{text}</p>
        {goal !== null && goal > 0 && (
          <Raised
            {...{ raised, goal, promised, currency, locale, labels }}
            percent={percentRaised(raised, goal)}
            about={title}
            className={styles.raised}
          />
        )}
        <ButtonLink
          href={localized(locale, paths.giveTo(Id))}
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
