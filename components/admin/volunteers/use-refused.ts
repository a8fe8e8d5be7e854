'use client'
import { toast } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import type { Problem } from '../shared/call'
import { listAddress } from './addresses'
import { ERASED } from './erased'

/** Says why a step was refused. From what somebody erased meanwhile it leads back to the list. */
export function useRefused(): (problem: Problem) => void {
  const router = useRouter()
  const path = usePathname()
  return ({ problem, status }) => {
    if (status !== 404) return void toast.error(problem)
    toast.error(ERASED)
    if (path !== listAddress()) router.push(listAddress())
    router.refresh()
  }
}
