'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callOrToast } from '../shared/call-or-toast'
import { ConfirmButton } from '../shared/confirm-button'
import { useWords } from '../shared/words'

/** Revokes a key, after confirmation. */
export function RevokeKey({ id, name }: { id: number; name: string }) {
  const router = useRouter()
  const words = useWords('keys')
  const end = async () => {
    if (await callOrToast('POST', `/api-keys/${id}/end`)) toast.success(words('end.done'))
    router.refresh()
  }
  return (
    <p>
      <ConfirmButton
        name="end-key"
        label={words('end.button')}
        question={words('end.question', { name })}
        explanation={words('end.explanation')}
        confirm={words('end.confirm')}
        onConfirm={end}
      />
    </p>
  )
}
