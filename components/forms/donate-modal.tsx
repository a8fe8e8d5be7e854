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
  meta: ImageMeta | undefined
  locale: Locale
}

export function DonateModal({ open, onClose, campaign, meta, locale, labels, settings }: DonateModalProps) {
  const { mountKey, container } = useMountKey(open)
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close} size="lg">
      <CampaignHead campaign={campaign} meta={meta} labels={labels} locale={locale} />
      <div ref={container}>
        <DonateForm key={mountKey} labels={labels} settings={settings} locale={locale} campaign={campaign} modal />
      </div>
    </Dialog>
  )
}
