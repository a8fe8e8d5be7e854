'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { send } from '../shared/send'

/** Marks a message as read once it is on somebody's screen, and has the counts of the menu follow. */
export function MarkRead({ id }: { id: number }) {
  const router = useRouter()
  useEffect(() => {
    void send('PATCH', `/messages/${id}?depth=0`, { readAt: new Date().toISOString() }).then(() => router.refresh())
  }, [id, router])
  return null
}
