import { placeholders } from './carried/placeholders'
import type { CarriedPart } from './carry-over'
import { drawingsOf, fillPages } from './page-records'
import { pages } from './pages'
import { words } from './words'
import { writeWords } from './write-words'

/** What was in the code of earlier versions and is content now, in the order in which it became so. */
export const CARRIED_PARTS: readonly CarriedPart[] = [
  placeholders,
  { name: 'words', write: (req) => writeWords(req, words) },
  { name: 'pages', write: async (req, pictures) => fillPages(req, pages, await pictures(drawingsOf(pages))) },
]
