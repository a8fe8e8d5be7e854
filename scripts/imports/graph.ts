/** What the files of the repository import, read from their syntax: by value, by type, and as the program runs. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

interface Import {
  /** As it is written: a package, or a file of the repository as it is reached from there. */
  specifier: string
  /** The file, from the root of the repository; null for packages. */
  file: string | null
  /** Only its types are imported; nothing of it is loaded. */
  isType: boolean
}

export interface Source {
  file: string
  /** Whether it opens with 'use client', so that browsers load it. */
  isClient: boolean
  imports: Import[]
}

const CODE = /\.(?:ts|tsx)$/
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']
/** An alias of Payload's, named in tsconfig.json. */
const ALIASES: Readonly<Record<string, string>> = { '@payload-config': 'lib/cms/payload.config.ts' }
const TYPE_OF_MODULE = /\bimport\('([^']+)'\)/g
const USE_CLIENT = /^(?:\s*(?:\/\*[\s\S]*?\*\/|\/\/.*))*\s*'use client'/

/** Reads all files of code that git knows or would take. @returns in the order of their names */
export function readSources(): Source[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const files = new Set(listed.split('\n').filter((file) => file && existsSync(file)))
  return [...files]
    .filter((file) => CODE.test(file))
    .sort()
    .map((file) => readSource(file, readFileSync(file, 'utf8'), files))
}

/** @param files all of the repository, by which a name is resolved */
function readSource(file: string, text: string, files: ReadonlySet<string>): Source {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const imports = new Map<string, boolean>()
  const note = (specifier: string, isType: boolean) =>
    imports.set(specifier, isType && (imports.get(specifier) ?? true))
  for (const { moduleRequest, entries } of staticImports) {
    note(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType))
  }
  for (const { entries } of staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) note(moduleRequest.value, isType)
  }
  const loaded = new Set(dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)))
  for (const specifier of loaded) note(specifier, false)
  for (const [, specifier = ''] of text.matchAll(TYPE_OF_MODULE)) note(specifier, !loaded.has(specifier))
  return {
    file,
    isClient: USE_CLIENT.test(text),
    imports: [...imports].map(([specifier, isType]) => ({ specifier, file: resolve(file, specifier, files), isType })),
  }
}

function resolve(from: string, specifier: string, files: ReadonlySet<string>): string | null {
  const alias = ALIASES[specifier]
  if (alias) return alias
  if (!/^(?:@\/|\.{1,2}(?:\/|$))/.test(specifier)) return null
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(from), specifier)
  const ending = ENDINGS.find((each) => files.has(base + each))
  return ending === undefined ? null : base + ending
}
