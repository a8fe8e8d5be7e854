'use client'
import { Dialog } from '@/components/ui/dialog/dialog'
import type { VolunteerLabels } from './labels'
import { VolunteerForm } from './volunteer-form'

interface VolunteerModalProps {
  open: boolean
  onClose: () => void
  labels: VolunteerLabels
}

export function VolunteerModal({ open, onClose, labels }: VolunteerModalProps) {
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      <VolunteerForm labels={labels} />
    </Dialog>
  )
}
