import type { PayloadRequest } from 'payload'
import { demoContent } from './content'

const KINDS = ['projects', 'news', 'events', 'health', 'campaigns'] as const

/**
 * Whether records of the demo are among those of the database: of the same title and the same text in English, since others
 * have projects called “Education”, too.
 */
export async function holdsDemo(req: PayloadRequest): Promise<boolean> {
  for (const collection of KINDS) {
    const records = demoContent[collection]
    const texts = new Map(records.map(({ title, text }) => [title.en, text.en]))
    const { docs } = await req.payload.find({
      collection,
      where: { title: { in: [...texts.keys()] } },
      locale: 'en',
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    if (docs.some(({ title, text }) => texts.get(String(title)) === text)) return true
  }
  return false
}
