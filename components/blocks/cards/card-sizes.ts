/** How large the picture of a card shows, for the grid of card-grid.module.scss. */

interface Place {
  index: number
  count: number
  /** As given to the grid. */
  lead?: boolean
}

const PHONE = '(max-width: 720px) 92vw x 71vw'
const PAIRS = '(max-width: 1100px) 46vw x 36vw'
const LARGE = '(max-width: 767px) 46vw x 36vw, (max-width: 1100px) 50vw x 30vw'

/** @returns what Picture takes as `sizes` */
export function cardSizes({ index, count, lead = false }: Place): string {
  if (!lead) {
    if (count === 3) return `${PHONE}, (max-width: 767px) 46vw x 36vw, (max-width: 1100px) 29vw x 23vw, 393px x 305px`
    return `${PHONE}, ${PAIRS}, ${count === 4 ? '288px x 223px' : '393px x 305px'}`
  }
  const twoLarge = count % 3 === 2
  if (twoLarge && index < 2) return `${PHONE}, ${count === 5 && index === 0 ? LARGE : PAIRS}, 605px x 355px`
  if (!twoLarge && index === 0) return `${PHONE}, ${LARGE}, 663px x 390px`
  return `${PHONE}, ${PAIRS}, 393px x 305px`
}
