'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callOrToast } from '../shared/call-or-toast'
import { ConfirmButton } from '../shared/confirm-button'

/** Revokes a key, after confirmation. */
export function RevokeKey({ id, name }: { id: number; name: string }) {
  const router = useRouter()
  const end = async () => {
    if (await callOrToast('POST', `/api-keys/${id}/end`)) toast.success('The key is ended.')
    router.refresh()
  }
  return (
    <p>
      <ConfirmButton
        name="end-key"
        label="End this key"
        question={`End the key “${name}”?`}
        explanation="The program that has it is refused from its next request on. An ended key never works again."
        confirm="End the key"
        onConfirm={end}
      />
    </p>
  )
}
