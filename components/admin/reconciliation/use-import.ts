'use client'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef, useState } from 'react'
import { callApi } from '../shared/call-api'

interface Said {
  words: string
  /** Whether the focus goes there: not away from what the person goes on with. */
  focused: boolean
}

const SILENT: Said = { words: '', focused: false }

/** Calls of an import, one at a time, and what was said last of them. */
export function useImport() {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState(SILENT)
  const status = useRef<HTMLParagraphElement>(null)
  const asked = useRef(0)

  useEffect(() => {
    if (said.focused) status.current?.focus()
  }, [said])

  const say = (words: string, focused = true) => setSaid({ words, focused })

  /** @returns the answer; null when it was refused, which is said, or when another call was made meanwhile */
  async function ask<T>(path: string, body: object): Promise<T | null> {
    asked.current += 1
    const mine = asked.current
    setBusy(true)
    const called = await callApi<T>('POST', `/transactions/${path}`, body)
    if (mine !== asked.current) return null
    setBusy(false)
    if ('answer' in called) return called.answer
    say(called.problem)
    return null
  }

  const refresh = () => startTransition(() => router.refresh())
  return { busy, said: said.words, say, status, ask, refresh }
}
