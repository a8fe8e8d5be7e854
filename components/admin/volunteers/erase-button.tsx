'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { AskFirst } from '../shared/ask-first'
import { call } from '../shared/call'
import { listAddress, recordPath } from './addresses'
import { useRefused } from './use-refused'

interface EraseButtonProps {
  id: number
  name: string
}

/** Erases a registration with its notes, history and mails, once that is confirmed. */
export function EraseButton({ id, name }: EraseButtonProps) {
  const router = useRouter()
  const refused = useRefused()
  const erase = async () => {
    const erased = await call('DELETE', recordPath(id))
    if ('problem' in erased) return refused(erased)
    toast.success(`${name} is erased.`)
    router.push(listAddress())
    router.refresh()
  }
  return (
    <AskFirst
      name={`erase-registration-${id}`}
      label="Erase"
      question={`Erase ${name}?`}
      explanation="What the person wrote, your notes, the history and the mails are gone for good then."
      confirm="Erase"
      onConfirm={erase}
    />
  )
}
