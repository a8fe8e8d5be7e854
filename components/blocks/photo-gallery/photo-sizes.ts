/** Places in the grid's plan, which is repeated. */
export const PLAN = 7

/** Columns of the grid → how wide they are together. */
const WIDTHS = {
  1: { phone: '43vw', tablet: '22vw', desktop: '300px' },
  2: { phone: '90vw', tablet: '46vw', desktop: '613px' },
  4: { phone: '90vw', tablet: '92vw', desktop: '1240px' },
}
/** Rows of the grid → how high they are together. */
const HEIGHTS = { 1: { phone: '150px', wide: '236px' }, 2: { phone: '310px', wide: '486px' } }

/**
 * How large a picture shows in the plan of photo-gallery.module.scss.
 * @returns what Picture takes as `sizes`
 */
export function photoSizes(index: number, count: number): string {
  const width = WIDTHS[columns(index, count)]
  const height = HEIGHTS[rows(index, count)]
  return [
    `(max-width: 720px) ${width.phone} x ${height.phone}`,
    `(max-width: 1100px) ${width.tablet} x ${height.wide}`,
    `${width.desktop} x ${height.wide}`,
  ].join(', ')
}

function columns(index: number, count: number): keyof typeof WIDTHS {
  const tail = count % PLAN
  if ((tail === 1 || tail === 5) && index === count - 1) return 4
  const isEnd = (tail === 2 || tail === 3 || tail === 6) && index >= count - 2
  return isEnd || [0, 3, 6].includes(index % PLAN) ? 2 : 1
}

function rows(index: number, count: number): keyof typeof HEIGHTS {
  const isEnd = count % PLAN === 2 && index >= count - 2
  return isEnd || index % PLAN === 0 ? 2 : 1
}
