'use client'
import { toast } from '@payloadcms/ui'
import { usePathname, useRouter } from 'next/navigation'
import type { Problem } from '../shared/call-api'
import { useWords } from '../shared/words'
import { listAddress } from './addresses'

/** Shows why a change was refused, as a toast. Where the registration was erased meanwhile it goes to the list. */
export function useShowProblem(): (problem: Problem) => void {
  const words = useWords('volunteers')
  const router = useRouter()
  const path = usePathname()
  return ({ problem, status }) => {
    if (status !== 404) return void toast.error(problem)
    toast.error(words('erased'))
    if (path !== listAddress()) router.push(listAddress())
    router.refresh()
  }
}
