'use client'
import type { ReactNode } from 'react'
import type { VolunteerLabels } from '@/components/forms/labels'
import { ButtonLink } from '@/components/ui/button/button-link'
import { useModal } from '../use-modal'

interface RegisterLinkProps {
  href: string
  labels: VolunteerLabels
  children: ReactNode
}

const load = () => import('@/components/forms/volunteer-modal').then((part) => part.VolunteerModal)

export function RegisterLink({ href, labels, children }: RegisterLinkProps) {
  const { Modal, open, onPress, onClose } = useModal(load)
  return (
    <>
      <ButtonLink
        href={href}
        variant="paper"
        size="lg"
        aria-haspopup="dialog"
        onClick={(event) => onPress(event, event.currentTarget)}
      >
        {children}
      </ButtonLink>
      {Modal && <Modal open={open} onClose={onClose} labels={labels} />}
    </>
  )
}
