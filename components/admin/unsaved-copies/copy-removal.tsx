'use client'
import { useAuth } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type PropsWithChildren, useEffect } from 'react'
import { removeCopiesBut } from './copies'

/** Around the admin: a sign-out takes this browser's copies away, and an account those of others. An ended session leaves them. */
export function CopyRemoval({ children }: PropsWithChildren) {
  const { user } = useAuth()
  const isSignOut = usePathname().endsWith('/logout')
  const account = user?.id
  useEffect(() => {
    if (isSignOut) removeCopiesBut(null)
    else if (account !== undefined) removeCopiesBut(account)
  }, [isSignOut, account])
  return children
}
