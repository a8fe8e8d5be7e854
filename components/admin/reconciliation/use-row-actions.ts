'use client'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { callApi, type Problem } from '../shared/call-api'
import type { OutcomeWords } from '../shared/outcome'
import { type KeyOf, keepRows } from './row-list'

/** Runs commands on the rows of a list, which the server reads anew after each. */
export function useRowActions<Row>(now: Row[], keyOf: KeyOf<Row>) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, OutcomeWords>>(new Map())
  const [seen, setSeen] = useState(now)
  const [rows, setRows] = useState(now)
  if (seen !== now) {
    setSeen(now)
    setRows(keepRows(rows, now, new Set(outcomes.keys()), keyOf))
  }

  const refresh = () => startTransition(() => router.refresh())

  function settle(settled: Iterable<[number, OutcomeWords]>): void {
    setOutcomes((before) => new Map([...before, ...settled]))
    refresh()
  }

  /**
   * Runs a command on a row, and shows its outcome there.
   * @param path below /api
   * @returns what went wrong; null where nothing did
   */
  async function work<T>(row: Row, path: string, body: object, done: (answer: T) => string): Promise<Problem | null> {
    setBusy(true)
    const called = await callApi<T>('POST', path, body)
    setBusy(false)
    const gone = 'answer' in called
    // What is wrong with a form is said beside its fields.
    if (!gone && called.data?.fields) return called
    settle([[keyOf(row), { words: gone ? done(called.answer) : called.problem, done: gone }]])
    return gone ? null : called
  }

  const isOpen = (row: Row) => !outcomes.get(keyOf(row))?.done && now.some((each) => keyOf(each) === keyOf(row))
  const outcomeOf = (row: Row) => outcomes.get(keyOf(row))
  return { rows, busy, setBusy, work, settle, isOpen, outcomeOf }
}
