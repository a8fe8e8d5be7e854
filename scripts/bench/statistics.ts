/** Middle of the values. @throws when there are none */
export function median(values: readonly number[]): number {
  return (
    (percentile(values, 50) +
      -percentile(
        values.map((value) => -value),
        50,
      )) /
    2
  )
}

/** The value that `share` percent of the values do not exceed (nearest rank). @throws when there are none */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const found = sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)]
  if (found === undefined) throw new Error('There are no values to take a percentile of.')
  return found
}
