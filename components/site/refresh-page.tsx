'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Asks the server for the page again, when React drew it anew in the browser, without what the server had sent once. */
export function RefreshPage() {
  const router = useRouter()
  useEffect(() => router.refresh(), [router])
  return null
}
