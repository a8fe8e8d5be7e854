import type { DemoImage } from './shape'

/** All files of a picture: the largest, then its copies in both formats, and its cut. */
export function filesOf({ filename, copies, upright }: DemoImage): string[] {
  const name = filename.replace('.webp', '')
  const smaller = copies.flatMap(({ width }) => [`${name}-${width}.webp`, `${name}-${width}.avif`])
  return [filename, ...smaller, ...(upright ? [`${name}-upright.avif`] : [])]
}
