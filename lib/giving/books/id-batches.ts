import type { Method } from '@/lib/shared/money/kinds'

/** Far below what either database takes in one statement. */
const AT_ONCE = 500

/** Parts of a list, each few enough for one statement. */
export function batches<T>(list: T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / AT_ONCE) }, (_, i) => list.slice(i * AT_ONCE, (i + 1) * AT_ONCE))
}

/** Transaction ids by method, as their index has them: each once, each part few enough for one statement. */
export function idBatches(lines: { method: Method; trxId: string | null }[]): { method: Method; ids: string[] }[] {
  return [...new Set(lines.map(({ method }) => method))].flatMap((method) => {
    const ids = new Set(lines.flatMap((line) => (line.method === method && line.trxId ? [line.trxId] : [])))
    return batches([...ids]).map((part) => ({ method, ids: part }))
  })
}
