/** What a server of this software offers beside its records: pages, menu, changed words. */
import type { SitePart } from '@/lib/content/remote/remote-api'
import { importMenu } from './import-menu'
import { importPages } from './import-pages'
import { importWords } from './import-words'
import { reasonOf } from './reason-of'
import type { ImportResult, SiteImport } from './site-import'

/** Each takes what the call gave in both languages. */
const TAKE: Record<SitePart, (site: SiteImport, given: { en: unknown; bn: unknown }) => Promise<void>> = {
  pages: importPages,
  menu: importMenu,
  words: importWords,
}

interface Options extends Pick<SiteImport, 'payload' | 'api' | 'importPicture' | 'say'> {
  result: ImportResult
}

/** Takes each part over; one that cannot be read is told, and the others come. Adds to `result`. */
export async function importSite({ result, ...options }: Options): Promise<void> {
  const missing: string[] = []
  for (const part of ['pages', 'menu', 'words'] as const) {
    const skipped = new Set<string>()
    const skip = (what: string, reason: string) => {
      if (skipped.has(what + reason)) return
      skipped.add(what + reason)
      result.skipped += 1
      options.say(`Skipped: ${part}, ${what}: ${reason}.`)
    }
    const count: SiteImport['count'] = (outcome) => {
      result[outcome] += 1
    }
    try {
      const given = { en: await options.api.part(part, 'en'), bn: await options.api.part(part, 'bn') }
      if (given.en === 'missing') missing.push(part)
      else await TAKE[part]({ ...options, skip, count }, given)
    } catch (error) {
      result.failed += 1
      options.say(`The part ${part}: ${reasonOf(error)}.`)
    }
  }
  if (missing.length > 0) options.say(`That server does not offer: ${missing.join(', ')}.`)
}
