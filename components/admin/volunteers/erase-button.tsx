'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi } from '../shared/call-api'
import { ConfirmButton } from '../shared/confirm-button'
import { useWords } from '../shared/words'
import { listAddress, registrationPath } from './addresses'
import { useShowProblem } from './use-show-problem'

interface EraseButtonProps {
  id: number
  name: string
}

/** Erases a registration with its notes, history and mails, once that is confirmed. */
export function EraseButton({ id, name }: EraseButtonProps) {
  const words = useWords('volunteers')
  const router = useRouter()
  const showProblem = useShowProblem()
  const erase = async () => {
    const erased = await callApi('DELETE', registrationPath(id))
    if ('problem' in erased) return showProblem(erased)
    toast.success(words('erase.done', { name }))
    router.push(listAddress())
    router.refresh()
  }
  return (
    <ConfirmButton
      name={`erase-registration-${id}`}
      label={words('erase.button')}
      question={words('erase.question', { name })}
      explanation={words('erase.explanation')}
      confirm={words('erase.button')}
      onConfirm={erase}
    />
  )
}
