import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, ImageMeta } from '@/lib/shared/content/types'
import { inLang } from '@/lib/shared/i18n/text-language'
import styles from './campaign-head.module.scss'

interface CampaignHeadProps {
  campaign: Campaign
  /** Of its picture. */
  meta: ImageMeta | undefined
  locale: Locale
}

/** The campaign that a donate form is for. */
export function CampaignHead({ campaign: { image, category, title }, meta, locale }: CampaignHeadProps) {
  return (
    <div className={styles.campaign}>
      {image && <Picture image={image} meta={meta} alt="" sizes="84px" className={styles.picture} bare />}
      <div>
        <Tag category={category} locale={locale} />
        <h3 {...inLang(title, locale)}>{title}</h3>
      </div>
    </div>
  )
}
