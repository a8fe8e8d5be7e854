'use client'
import { toast } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import type { Problem } from '../shared/call-api'
import { listAddress } from './addresses'
import { ERASED } from './erased'

/** Shows why a change was refused, as a toast. Where the registration was erased meanwhile it goes to the list. */
export function useShowProblem(): (problem: Problem) => void {
  const router = useRouter()
  const path = usePathname()
  return ({ problem, status }) => {
    if (status !== 404) return void toast.error(problem)
    toast.error(ERASED)
    if (path !== listAddress()) router.push(listAddress())
    router.refresh()
  }
}
