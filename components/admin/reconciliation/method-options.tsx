'use client'
import { METHODS, type Method } from '@/lib/shared/money/kinds'
import { useWords } from '../shared/words'

/** Those that staff enter or bring in money of. */
export const ALL_METHODS = Object.keys(METHODS) as Method[]

/** Options of a select: methods by which money comes. */
export function MethodOptions({ methods }: { methods: readonly Method[] }) {
  const words = useWords('pledges')
  return methods.map((method) => (
    <option key={method} value={method}>
      {words(`methods.${method}`)}
    </option>
  ))
}
