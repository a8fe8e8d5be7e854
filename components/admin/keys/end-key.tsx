'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { AskFirst } from '../shared/ask-first'
import { send } from '../shared/send'

/** Ends a key, once that is confirmed. */
export function EndKey({ id, name }: { id: number; name: string }) {
  const router = useRouter()
  const end = async () => {
    if (await send('POST', `/api-keys/${id}/end`)) toast.success('The key is ended.')
    router.refresh()
  }
  return (
    <p>
      <AskFirst
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
