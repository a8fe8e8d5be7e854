import type { PayloadRequest } from 'payload'
import { sentenceOf } from '@/lib/content/words/catalog'
import { changeWords } from '@/lib/content/words/change-words'
import type { DemoContent } from './shape'

/**
 * Puts sentences in the place of the site's own, in the request's transaction; one that somebody ever changed stays.
 * @throws where a sentence is none of the site's, or a text may not stand in its place
 */
export async function writeWords(req: PayloadRequest, words: DemoContent['words']): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'words',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  const changed = new Set(docs.map(({ key }) => key))
  for (const [key, texts] of Object.entries(words)) {
    const sentence = sentenceOf(key)
    if (!sentence) throw new Error(`The site has no sentence ${key}.`)
    if (changed.has(key)) continue
    const outcome = await changeWords(req, sentence, { texts })
    if (!('stored' in outcome)) throw new Error(`${key} cannot be changed: ${JSON.stringify(outcome)}`)
  }
}
