/** Address that dials a number as people write it. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`
}
