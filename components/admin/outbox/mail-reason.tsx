import { inPlainWords } from '@/lib/outbox/reasons'

/** Delivery error, in plain words first, then as the mail server said it. */
export function MailReason({ lastError }: { lastError: string | null }) {
  if (!lastError) return null
  const plain = inPlainWords(lastError)
  return (
    <>
      {plain && <span>{plain}</span>}
      <span dir="auto">{lastError}</span>
    </>
  )
}
