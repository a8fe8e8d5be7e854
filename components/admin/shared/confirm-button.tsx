'use client'
import { ConfirmationModal, useModal } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import styles from './shared.module.scss'

interface ConfirmButtonProps {
  /** Unique on its page. */
  name: string
  label: string
  question: string
  explanation: ReactNode
  confirm: string
  /** For what takes nothing away. */
  mild?: boolean
  onConfirm: () => Promise<void>
}

/** Button with a confirmation dialog, for what cannot be undone. */
export function ConfirmButton({
  name,
  label,
  question,
  explanation,
  confirm,
  mild = false,
  onConfirm,
}: ConfirmButtonProps) {
  const { openModal } = useModal()
  return (
    <>
      <button type="button" className={`${styles.button} ${mild ? '' : styles.danger}`} onClick={() => openModal(name)}>
        {label}
      </button>
      <ConfirmationModal
        className={styles.dialog}
        modalSlug={name}
        heading={question}
        body={explanation}
        confirmLabel={confirm}
        onConfirm={onConfirm}
      />
    </>
  )
}
