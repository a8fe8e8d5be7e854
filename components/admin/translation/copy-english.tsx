'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { callApi } from '../shared/call-api'
import { ConfirmButton } from '../shared/confirm-button'
import { useWords } from '../shared/words'

/** Copies a record's English texts into its empty Bangla ones, after confirmation. */
export function CopyEnglish({ collection, id, title }: { collection: string; id: number; title: string }) {
  const words = useWords('translation')
  const router = useRouter()
  async function copy(): Promise<void> {
    const called = await callApi<{ copied: number }>('POST', '/copy-english', { collection, id })
    if ('answer' in called) toast.success(words('copied', { texts: called.answer.copied }))
    else toast.error(called.status === 404 ? words('gone') : called.problem)
    router.refresh()
  }
  return (
    <ConfirmButton
      name={`copy-english-${collection}-${id}`}
      mild
      label={words('copy')}
      question={words('copyQuestion', { title })}
      explanation={words('copyExplanation')}
      confirm={words('copy')}
      onConfirm={copy}
    />
  )
}
