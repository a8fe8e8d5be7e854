/** How wide a picture has to be for the places that show it. */
import { type SQL, sql } from 'drizzle-orm'

/** Most places are half of a screen wide at the most: 400 px of CSS, twice as many pixels on most phones. */
const ELSEWHERE = 800

/** In pixels, by the collection or global whose records show it. */
const NEEDED_WIDTHS: Readonly<Record<string, number>> = {
  // From edge to edge.
  banners: 1600,
  // A portrait, 200 px of CSS.
  people: 400,
  // Logos, and the settings' marks: their drawings come in the size that is needed.
  partners: 160,
  settings: 160,
}

/** Width that a picture needs in the records of a collection or a global. @param holder its slug */
export const neededWidth = (holder: string): number => NEEDED_WIDTHS[holder] ?? ELSEWHERE

/** The same in SQL. @param holder a column with the slug */
export const neededWidthIn = (holder: SQL): SQL => {
  const cases = Object.entries(NEEDED_WIDTHS).map(([slug, width]) => sql.raw(`WHEN '${slug}' THEN ${width}`))
  return sql`CASE ${holder} ${sql.join(cases, sql` `)} ELSE ${sql.raw(String(ELSEWHERE))} END`
}
