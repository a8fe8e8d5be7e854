'use client'
import type { ReactNode } from 'react'
import type { VolunteerLabels } from '@/components/forms/labels'
import type { Locale } from '@/lib/shared/addresses/localized'
import { useModal } from '../use-modal'

interface RegisterLinkProps {
  href: string
  labels: VolunteerLabels
  locale: Locale
  className?: string
  children: ReactNode
}

const load = () => import('@/components/forms/volunteer-modal').then((part) => part.VolunteerModal)

export function RegisterLink({ href, labels, locale, className, children }: RegisterLinkProps) {
  const { Modal, open, onPress, onClose } = useModal(load)
  return (
    <>
      <a
        href={href}
        className={className}
        aria-haspopup="dialog"
        onClick={(event) => onPress(event, event.currentTarget)}
      >
        {children}
      </a>
      {Modal && <Modal open={open} onClose={onClose} labels={labels} locale={locale} />}
    </>
  )
}
