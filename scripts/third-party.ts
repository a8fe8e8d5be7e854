/** Packages of others that a running site consists of, and what their licences ask to be said. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}

export interface ThirdParty {
  /** Folder, from the repository's root. */
  folder: string
  name: string
  version: string
  /** As package-lock.json has it (SPDX); '' where it has none. */
  licence: string
  /** Whether some machines do without it: then its files are not read. */
  optional: boolean
}

/** Faces are packages that only their making needs; the site has what was made of them. */
const FACES = /^node_modules\/@fontsource(-variable)?\//

/** All packages of production and the faces, sorted by name and version, each once. */
export function thirdParties(lockFile: string): ThirdParty[] {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, LockedPackage> }
  const found = new Map<string, ThirdParty>()
  for (const [folder, { version, license, dev, devOptional, optional }] of Object.entries(packages)) {
    if (folder === '' || ((dev || devOptional) && !FACES.test(folder))) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const key = `${name} ${version}`
    if (!found.has(key)) found.set(key, { folder, name, version, licence: license ?? '', optional: optional === true })
  }
  return [...found.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, known]) => known)
}

const LICENCE_FILE = /^(licen[cs]e|copying|notice|copyright)/i

/** Texts of a package's licence files, its NOTICE included; none where it brings none. */
export function licenceTexts({ folder, optional }: ThirdParty): string[] {
  if (optional || !existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), 'utf8').replace(/\r\n?/g, '\n').trim())
    .sort()
}

/** The document: each text once, below the names of all packages that bring it. @param textsOf gives a package's texts */
export function notices(parties: readonly ThirdParty[], textsOf: (party: ThirdParty) => string[]): string {
  const withText = new Map<string, string[]>()
  const without: string[] = []
  for (const party of parties) {
    const line = `${party.name} ${party.version}${party.licence ? ` (${party.licence})` : ''}`
    const texts = textsOf(party)
    if (texts.length === 0) without.push(line)
    for (const text of texts) withText.set(text, [...(withText.get(text) ?? []), line])
  }
  const sections = [...withText].map(([text, lines]) => `${lines.join('\n')}\n\n${text}`)
  const head =
    'Packages and faces of others that the site consists of, and their licences.\nMade by scripts/make-notices.ts.'
  const tail = `Without a text of their own, or only on some machines:\n\n${without.join('\n')}`
  return `${[head, ...sections, tail].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
