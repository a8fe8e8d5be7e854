'use client'
import type { MailKind } from '@/lib/outbox/kinds'
import shared from '../shared/shared.module.scss'
import { useStep } from './use-pledge-action'

interface SpamButtonProps {
  id: number
  /** Whether it is taken for spam now. */
  suspected: boolean
}

/** Takes a suspected gift in, so that its donor is answered; or the other way round. */
export function SpamButton({ id, suspected }: SpamButtonProps) {
  const { busy, step } = useStep()
  const judge = () =>
    suspected
      ? step<{ posted: MailKind[] }>(`/pledges/${id}/not-spam`, {}, ({ posted }) => `${TAKEN_IN}${told(posted)}`)
      : step(`/pledges/${id}/spam`, {}, 'It is with the suspected now.')
  return (
    <button
      type="button"
      className={suspected ? `${shared.button} ${shared.main}` : shared.button}
      aria-disabled={busy}
      onClick={() => void judge()}
    >
      {suspected ? 'Not spam' : 'This is spam'}
    </button>
  )
}

const TAKEN_IN = 'It is with the other gifts now'

function told(posted: MailKind[]): string {
  if (posted.includes('pledge-acknowledged')) return ', and the donor is written to.'
  return posted.includes('pledge-arrived') ? '; the foundation is told by mail.' : '; no mail is sent.'
}
