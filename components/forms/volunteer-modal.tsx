'use client'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { VolunteerLabels } from './labels'
import { useFormKey } from './use-form-key'
import { VolunteerForm } from './volunteer-form'

interface VolunteerModalProps {
  open: boolean
  onClose: () => void
  labels: VolunteerLabels
  locale: Locale
}

export function VolunteerModal({ open, onClose, labels, locale }: VolunteerModalProps) {
  const { formKey, container } = useFormKey(open)
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <div ref={container}>
        <VolunteerForm key={formKey} labels={labels} locale={locale} />
      </div>
    </Dialog>
  )
}
