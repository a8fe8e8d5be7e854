'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { callOrToast } from '../shared/call-or-toast'

/** Marks a message as read once it is shown, and refreshes the menu's counts. */
export function MarkRead({ id }: { id: number }) {
  const router = useRouter()
  useEffect(() => {
    void callOrToast('PATCH', `/messages/${id}?depth=0`, { readAt: new Date().toISOString() }).then(() =>
      router.refresh(),
    )
  }, [id, router])
  return null
}
