/** Page number of a list from its query parameter, from 1; 1 for anything invalid. */
export const readPage = (asked: unknown): number =>
  Math.max(1, Math.min(Number.parseInt(String(asked), 10) || 1, 100_000))
