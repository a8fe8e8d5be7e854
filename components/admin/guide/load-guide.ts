import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { GuideName } from './guides'
import { type Guide, parseGuide } from './parse-guide'

interface Kept {
  changed: number
  guide: Guide
}

/** Parsed once; again when the file has changed, so that whoever writes one sees it at once. */
const kept = new Map<string, Kept>()

/** A guide in a language, or in English where it is not there in that: `locale` says which it is. */
export async function loadGuide(name: GuideName, locale: Locale): Promise<Guide & { locale: Locale }> {
  const guide = await parsed(`${name}${locale === 'en' ? '' : `.${locale}`}.md`)
  if (guide) return { ...guide, locale }
  if (locale === 'en') throw new Error(`The guide docs/${name}.md is missing.`)
  return loadGuide(name, 'en')
}

async function parsed(file: string): Promise<Guide | undefined> {
  // The site is started from the repository's root.
  const place = path.join(/* turbopackIgnore: true */ process.cwd(), 'docs', file)
  const found = await stat(place).catch(() => undefined)
  if (!found) return undefined
  const known = kept.get(file)
  if (known?.changed === found.mtimeMs) return known.guide
  const guide = parseGuide(await readFile(place, 'utf8'))
  kept.set(file, { changed: found.mtimeMs, guide })
  return guide
}
