'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { isStatus, type Status } from '@/lib/community/shared/volunteer-status'
import { callApi } from '../shared/call-api'
import { useWords } from '../shared/words'
import { registrationPath } from './addresses'
import styles from './status-steps.module.scss'
import { useShowProblem } from './use-show-problem'

export interface StoredStatus {
  status: Status
  updatedAt: string
}

/** Statuses changed since the page was loaded: the browser's back button shows a page as it was then. */
const moved = new Map<number, StoredStatus>()

/** Long enough to see what a tap has done, and to take it back. */
const UNDO_MS = 10_000
/** The second tap of two must not hit the button that has just come under the finger. */
const SETTLE_MS = 700

interface Registration extends StoredStatus {
  id: number
  name: string
}

/** Status of a registration, and its transition with undo. @param onMoved called after every transition */
export function useStatus({ id, name, status, updatedAt }: Registration, onMoved: () => void) {
  const words = useWords('volunteers')
  const showProblem = useShowProblem()
  const [, redraw] = useState(0)
  const busy = useRef(false)
  const given = { status, updatedAt }
  const known = moved.get(id)
  const standing = known && known.updatedAt > updatedAt ? known : given

  const stand = (at: StoredStatus) => {
    moved.set(id, at)
    redraw((n) => n + 1)
    onMoved()
  }

  const move = async (from: Status, to: Status) => {
    if (busy.current) return
    busy.current = true
    const sent = await callApi<StoredStatus>('POST', `${registrationPath(id)}/move`, { from, to })
    if ('answer' in sent) {
      stand(sent.answer)
      toast.success(words('steps.done', { name, status: words(`statuses.${to}`) }), {
        duration: UNDO_MS,
        classNames: { actionButton: styles.undo },
        action: { label: words('steps.undo'), onClick: () => void move(to, from) },
      })
    } else {
      const now = sent.data?.status
      if (isStatus(now)) stand({ status: now, updatedAt: new Date().toISOString() })
      showProblem(sent)
    }
    setTimeout(() => {
      busy.current = false
    }, SETTLE_MS)
  }

  return { status: standing.status, move: (to: Status) => void move(standing.status, to) }
}
