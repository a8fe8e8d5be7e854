'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition } from 'react'
import { earlierStatuses, nextStatuses, type Status } from '@/lib/community/shared/volunteer-status'
import { useWords } from '../shared/words'
import styles from './status-steps.module.scss'
import { useStatus } from './use-status'

interface StatusStepsProps {
  id: number
  name: string
  status: Status
  updatedAt: string
  /** The list stays as it is while somebody works on it; a single registration shows its new history. */
  whole?: boolean
  heading: ReactNode
  children: ReactNode
}

/** A registration with its status above and the possible transitions below it. */
export function StatusSteps({ whole = false, heading, children, ...registration }: StatusStepsProps) {
  const words = useWords('volunteers')
  const router = useRouter()
  const refresh = () => {
    if (whole) startTransition(() => router.refresh())
  }
  const { status, move } = useStatus(registration, refresh)
  return (
    <>
      <header className={styles.head}>
        {heading}
        <span className={styles.status} data-status={status}>
          {words(`statuses.${status}`)}
        </span>
      </header>
      {children}
      <fieldset className={styles.steps}>
        <legend>{words('steps.next', { name: registration.name })}</legend>
        {nextStatuses(status).map((to, place) => (
          // By its place: the focus stays when a step follows another.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <button key={place} type="button" data-first={place === 0 || undefined} onClick={() => move(to)}>
            {words(`moves.${to}`)}
          </button>
        ))}
      </fieldset>
      {whole && earlierStatuses(status).length > 0 && (
        <fieldset className={styles.steps} data-back>
          <legend>{words('steps.back')}</legend>
          {earlierStatuses(status).map((to) => (
            <button key={to} type="button" onClick={() => move(to)}>
              {words('steps.backTo', { status: words(`statuses.${to}`) })}
            </button>
          ))}
        </fieldset>
      )}
    </>
  )
}
