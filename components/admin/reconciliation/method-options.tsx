'use client'
import type { Method } from '@/lib/shared/money/kinds'
import { useWords } from '../shared/words'

/** Options of a select: methods by which money comes. */
export function MethodOptions({ methods }: { methods: readonly Method[] }) {
  const words = useWords('pledges')
  return methods.map((method) => (
    <option key={method} value={method}>
      {words(`methods.${method}`)}
    </option>
  ))
}
