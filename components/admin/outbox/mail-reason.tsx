import { inPlainWords, reasonInWords } from '@/lib/outbox/reasons'
import { getWords } from '../shared/request-words'

/** Delivery error, in plain words first, then as the mail server said it. */
export async function MailReason({ lastError }: { lastError: string | null }) {
  if (!lastError) return null
  const words = await getWords('outbox')
  const plain = inPlainWords(lastError, words)
  return (
    <>
      {plain && <span>{plain}</span>}
      <span dir="auto">{reasonInWords(lastError, words)}</span>
    </>
  )
}
