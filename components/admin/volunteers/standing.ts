'use client'
import { toast } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { isStatus, STATUSES, type Status } from '@/lib/community/shared/volunteer-status'
import { call } from '../shared/call'
import { recordPath } from './addresses'
import styles from './status-steps.module.scss'
import { useRefused } from './use-refused'

export interface Standing {
  status: Status
  updatedAt: string
}

/** A page that the browser shows again, going back, is as old as its first showing: this is what happened since. */
const moved = new Map<number, Standing>()

/** Long enough to see what a tap has done, and to take it back. */
const UNDO_MS = 10_000
/** The second tap of two must not hit the button that has just come under the finger. */
const SETTLE_MS = 700

interface Registration extends Standing {
  id: number
  name: string
}

/** Where a registration stands, and how to move it on. @param onMoved called after every move */
export function useStanding({ id, name, status, updatedAt }: Registration, onMoved: () => void) {
  const refused = useRefused()
  const [, redraw] = useState(0)
  const busy = useRef(false)
  const given = { status, updatedAt }
  const known = moved.get(id)
  const standing = known && known.updatedAt > updatedAt ? known : given

  const stand = (at: Standing) => {
    moved.set(id, at)
    redraw((n) => n + 1)
    onMoved()
  }

  const move = async (from: Status, to: Status) => {
    if (busy.current) return
    busy.current = true
    const sent = await call<Standing>('POST', `${recordPath(id)}/move`, { from, to })
    if ('answer' in sent) {
      stand(sent.answer)
      toast.success(`${name}: ${STATUSES[to]}`, {
        duration: UNDO_MS,
        classNames: { actionButton: styles.undo },
        action: { label: 'Undo', onClick: () => void move(to, from) },
      })
    } else {
      const now = sent.data?.status
      if (isStatus(now)) stand({ status: now, updatedAt: new Date().toISOString() })
      refused(sent)
    }
    setTimeout(() => {
      busy.current = false
    }, SETTLE_MS)
  }

  return { status: standing.status, move: (to: Status) => void move(standing.status, to) }
}
