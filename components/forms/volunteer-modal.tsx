'use client'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { VolunteerLabels } from './labels'
import { useMountKey } from './use-mount-key'
import { VolunteerForm } from './volunteer-form'

interface VolunteerModalProps {
  open: boolean
  onClose: () => void
  labels: VolunteerLabels
  locale: Locale
}

export function VolunteerModal({ open, onClose, labels, locale }: VolunteerModalProps) {
  const { mountKey, container } = useMountKey(open)
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <div ref={container}>
        {/* On its page the button has the specification's words, which say too little beside other buttons. */}
        <VolunteerForm key={mountKey} labels={{ ...labels, send: labels.register }} locale={locale} />
      </div>
    </Dialog>
  )
}
