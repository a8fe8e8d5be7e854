import { identity } from './carried/identity'
import { logos } from './carried/logos'
import { placeholders } from './carried/placeholders'
import { sitePictures } from './carried/site-pictures'
import type { CarriedPart } from './carry-over'
import { markDemo } from './mark'
import { drawingsOf, fillPages } from './page-records'
import { pages } from './pages'
import { words } from './words'
import { writeWords } from './write-words'

/**
 * What was in the code of earlier versions and is content now. The identity is first: it is told by nobody having saved the
 * settings, which the placeholders do.
 */
export const CARRIED_PARTS: readonly CarriedPart[] = [
  identity,
  logos,
  sitePictures,
  placeholders,
  { name: 'words', write: (req) => writeWords(req, words) },
  { name: 'pages', write: async (req, pictures) => fillPages(req, pages, await pictures(drawingsOf(pages))) },
  // Last: what the others write is the demo's, too.
  {
    name: 'marks',
    write: async (req) => {
      const { demoContent } = await import('./content')
      await markDemo(req, demoContent)
    },
  },
]
