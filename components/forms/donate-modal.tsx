'use client'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Picture } from '@/components/ui/picture/picture'
import { Tag } from '@/components/ui/tag/tag'
import type { Locale } from '@/lib/addresses'
import type { Donation, ImageMeta } from '@/lib/content/types'
import { DonateForm } from './donate-form'
import styles from './donate-modal.module.scss'
import type { DonateSetup } from './labels'
import { useNextForm } from './use-next-form'

interface DonateModalProps extends DonateSetup {
  open: boolean
  onClose: () => void
  campaign: Donation
  meta: ImageMeta | undefined
  locale: Locale
}

export function DonateModal({ open, onClose, campaign, meta, locale, labels, ways }: DonateModalProps) {
  const { turn, place } = useNextForm(open)
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close} size="lg">
      <div className={styles.campaign}>
        {campaign.image && (
          <Picture image={campaign.image} meta={meta} alt="" sizes="84px" className={styles.picture} bare />
        )}
        <div>
          <Tag category={campaign.category} />
          <h3>{campaign.title}</h3>
        </div>
      </div>
      <div ref={place}>
        <DonateForm key={turn} labels={labels} ways={ways} locale={locale} campaign={campaign} modal />
      </div>
    </Dialog>
  )
}
