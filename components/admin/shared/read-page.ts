/** Which page of a list its address asks for, from 1. */
export const readPage = (asked: unknown): number =>
  Math.max(1, Math.min(Number.parseInt(String(asked), 10) || 1, 100_000))
