'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { copyText } from '@/components/forms/copy-text'
import { forgetGift } from '@/components/forms/remembered-gifts'

interface PledgeControllerProps {
  /** Of the call for the pledge's status. */
  address: string
  /** The status that the page shows, as the call's JSON. */
  shown: string
  /** Whether the status can still change: then it is polled. */
  open: boolean
  notCopied: string
  children: ReactNode
}

const POLL_MS = 5000

/** Polls the status of the pledge, refreshes the page when it changed, and handles the copy buttons. */
export function PledgeController({ address, shown, open, notCopied, children }: PledgeControllerProps) {
  const region = useRef<HTMLDivElement>(null)
  const { refresh } = useRouter()

  useEffect(() => {
    if (!open) return
    const look = async () => {
      if (document.hidden) return
      const response = await fetch(address, { headers: { Accept: 'application/json' } })
      if (response.ok && JSON.stringify((await response.json()).data) !== shown) refresh()
    }
    const timer = setInterval(() => look().catch(() => undefined), POLL_MS)
    return () => clearInterval(timer)
  }, [address, shown, open, refresh])

  useEffect(() => {
    // Nothing is left to remind of.
    if (!open) forgetGift(address.split('?', 1)[0]?.split('/').at(-1) ?? '')
  }, [address, open])

  useEffect(() => {
    const element = region.current
    const press = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
      if (button) void copyText(button.dataset.copy ?? '', button.dataset.copied ?? '', notCopied)
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [notCopied])

  return <div ref={region}>{children}</div>
}
