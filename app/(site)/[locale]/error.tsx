'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { ErrorPage } from '@/components/site/error-page'

interface ErrorProps {
  error: Error & { digest?: string }
  reset: () => void
}

export default function SiteError({ error, reset }: ErrorProps) {
  const router = useRouter()
  // Drawing again is not enough when the server's answer was the failure: it is asked for as well.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <ErrorPage error={error} onRetry={retry} />
}
