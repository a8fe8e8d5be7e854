'use client'
import type { MailKind } from '@/lib/outbox/kinds'
import shared from '../shared/shared.module.scss'
import { useWords } from '../shared/words'
import { usePledgeAction } from './use-pledge-action'

interface SpamButtonProps {
  id: number
  /** Whether it is suspected now. */
  suspected: boolean
}

/** Marks a pledge as spam, or clears it, so that its mails are sent. */
export function SpamButton({ id, suspected }: SpamButtonProps) {
  const words = useWords('pledges')
  const { busy, step } = usePledgeAction()
  const toggle = () =>
    suspected
      ? step<{ posted: MailKind[] }>(`/pledges/${id}/not-spam`, {}, ({ posted }) =>
          words(`actions.cleared.${told(posted)}`),
        )
      : step(`/pledges/${id}/spam`, {}, words('actions.markedSpam'))
  return (
    <button
      type="button"
      className={suspected ? `${shared.button} ${shared.main}` : shared.button}
      aria-disabled={busy}
      onClick={() => void toggle()}
    >
      {words(suspected ? 'actions.notSpam' : 'actions.spam')}
    </button>
  )
}

/** Who is told by mail, as far as staff need to know. */
function told(posted: MailKind[]): 'donor' | 'foundation' | 'nobody' {
  if (posted.includes('pledge-acknowledged')) return 'donor'
  return posted.includes('pledge-arrived') ? 'foundation' : 'nobody'
}
