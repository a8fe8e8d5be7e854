import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import type { Campaign, ImageMeta } from '@/lib/shared/content/types'
import styles from './campaign-head.module.scss'

interface CampaignHeadProps {
  campaign: Campaign
  /** Of its picture. */
  meta: ImageMeta | undefined
}

/** The campaign that a donate form is for. */
export function CampaignHead({ campaign: { image, category, title }, meta }: CampaignHeadProps) {
  return (
    <div className={styles.campaign}>
      {image && <Picture image={image} meta={meta} alt="" sizes="84px" className={styles.picture} bare />}
      <div>
        <Tag category={category} />
        <h3>{title}</h3>
      </div>
    </div>
  )
}
