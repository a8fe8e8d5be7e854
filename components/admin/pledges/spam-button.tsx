'use client'
import type { MailKind } from '@/lib/outbox/kinds'
import shared from '../shared/shared.module.scss'
import { usePledgeAction } from './use-pledge-action'

interface SpamButtonProps {
  id: number
  /** Whether it is suspected now. */
  suspected: boolean
}

/** Marks a pledge as spam, or clears it, so that its mails are sent. */
export function SpamButton({ id, suspected }: SpamButtonProps) {
  const { busy, step } = usePledgeAction()
  const toggle = () =>
    suspected
      ? step<{ posted: MailKind[] }>(`/pledges/${id}/not-spam`, {}, ({ posted }) => `${CLEARED}${mailed(posted)}`)
      : step(`/pledges/${id}/spam`, {}, 'It is with the suspected now.')
  return (
    <button
      type="button"
      className={suspected ? `${shared.button} ${shared.main}` : shared.button}
      aria-disabled={busy}
      onClick={() => void toggle()}
    >
      {suspected ? 'Not spam' : 'This is spam'}
    </button>
  )
}

const CLEARED = 'It is with the other gifts now'

function mailed(posted: MailKind[]): string {
  if (posted.includes('pledge-acknowledged')) return ', and the donor is written to.'
  return posted.includes('pledge-arrived') ? '; the foundation is told by mail.' : '; no mail is sent.'
}
