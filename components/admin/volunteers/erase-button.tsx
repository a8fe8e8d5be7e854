'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi } from '../shared/call-api'
import { ConfirmButton } from '../shared/confirm-button'
import { listAddress, registrationPath } from './addresses'
import { useShowProblem } from './use-show-problem'

interface EraseButtonProps {
  id: number
  name: string
}

/** Erases a registration with its notes, history and mails, once that is confirmed. */
export function EraseButton({ id, name }: EraseButtonProps) {
  const router = useRouter()
  const showProblem = useShowProblem()
  const erase = async () => {
    const erased = await callApi('DELETE', registrationPath(id))
    if ('problem' in erased) return showProblem(erased)
    toast.success(`${name} is erased.`)
    router.push(listAddress())
    router.refresh()
  }
  return (
    <ConfirmButton
      name={`erase-registration-${id}`}
      label="Erase"
      question={`Erase ${name}?`}
      explanation="What the person wrote, your notes, the history and the mails are gone for good then."
      confirm="Erase"
      onConfirm={erase}
    />
  )
}
