'use client'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { Campaign, ImageMeta } from '@/lib/shared/content/types'
import { CampaignHead } from './cause-head'
import { DonateForm } from './donate-form'
import type { DonateSetup } from './labels'
import { useMountKey } from './use-mount-key'

interface DonateModalProps extends DonateSetup {
  open: boolean
  onClose: () => void
  campaign: Campaign
  /** The sum that was chosen before, in the campaign's currency. */
  amount?: number | undefined
  meta: ImageMeta | undefined
  locale: Locale
}

export function DonateModal(props: DonateModalProps) {
  const { open, onClose, campaign, amount, meta, locale, labels, settings } = props
  const { mountKey, container } = useMountKey(open)
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close} size="lg">
      <CampaignHead campaign={campaign} meta={meta} labels={labels} locale={locale} />
      <div ref={container}>
        <DonateForm key={mountKey} {...{ labels, settings, locale, campaign, amount }} modal />
      </div>
    </Dialog>
  )
}
