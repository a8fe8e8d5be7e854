'use client'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { Locale } from '@/lib/addresses'
import type { VolunteerLabels } from './labels'
import { VolunteerForm } from './volunteer-form'

interface VolunteerModalProps {
  open: boolean
  onClose: () => void
  labels: VolunteerLabels
  locale: Locale
}

export function VolunteerModal({ open, onClose, labels, locale }: VolunteerModalProps) {
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <VolunteerForm labels={labels} locale={locale} />
    </Dialog>
  )
}
