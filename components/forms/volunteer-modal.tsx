'use client'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { VolunteerLabels } from './labels'
import { useNextForm } from './use-next-form'
import { VolunteerForm } from './volunteer-form'

interface VolunteerModalProps {
  open: boolean
  onClose: () => void
  labels: VolunteerLabels
  locale: Locale
}

export function VolunteerModal({ open, onClose, labels, locale }: VolunteerModalProps) {
  const { turn, place } = useNextForm(open)
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <div ref={place}>
        <VolunteerForm key={turn} labels={labels} locale={locale} />
      </div>
    </Dialog>
  )
}
