/** Holds imports against the table of contexts. */
import path from 'node:path'
import { CONTEXTS, type Context, PACKAGES } from './contexts'
import { isForTests } from './for-tests'
import type { Source } from './graph'

const below = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)

/** The context that a file belongs to: the deepest that it lies in. */
export function contextOf(file: string, contexts: readonly Context[] = CONTEXTS): Context | undefined {
  return contexts
    .filter(({ folder }) => below(file, folder))
    .reduce<Context | undefined>(
      (deepest, one) => (one.folder.length > (deepest?.folder.length ?? 0) ? one : deepest),
      undefined,
    )
}

/**
 * @param sources the whole repository
 * @returns a sentence for each import that the table does not allow, saying where it should go
 */
export function violations(sources: readonly Source[], contexts: readonly Context[] = CONTEXTS): string[] {
  const checked = sources.filter(({ file }) => !isForTests(file))
  const inBrowser = loadedByBrowsers(checked)
  return checked.flatMap((source) =>
    source.imports.flatMap(({ specifier, file, isType }) => {
      const said = file
        ? ofFile(source, file, !isType && inBrowser.has(source.file), contexts)
        : ofPackage(source.file, specifier)
      return said ? [`${source.file} imports ${file ?? specifier}: ${said}`] : []
    }),
  )
}

function ofFile({ file: from }: Source, to: string, isLoaded: boolean, contexts: readonly Context[]): string | null {
  const source = contextOf(from, contexts)
  if (source && isForTests(to)) return 'it is only for tests.'
  const target = contextOf(to, contexts)
  if (!target || source === target) return null
  if (source && contexts.indexOf(target) > contexts.indexOf(source)) {
    return `${target.folder} lies above ${source.folder}. Move what is needed down, or hand it in from above.`
  }
  if (source?.only && !source.only.some((folder) => below(target.folder, folder))) {
    return `${source.folder} imports only ${list(source.only)}.`
  }
  if (target.folder.startsWith('lib/') && path.posix.dirname(to) !== target.folder) {
    return `what lies in subfolders of ${target.folder} is its own. Import a file directly in ${target.folder}, or move this one there.`
  }
  if (isLoaded && target.folder.startsWith('lib/') && !target.browser) {
    return `browsers load ${from}, and ${target.folder} is not for them. Hand the value in from a server component.`
  }
  return null
}

function ofPackage(from: string, specifier: string): string | null {
  const [name] = Object.keys(PACKAGES).filter((each) => below(specifier, each))
  const places = name ? (PACKAGES[name] ?? []) : []
  if (!name || !contextOf(from) || places.some((folder) => below(from, folder))) return null
  return `${name} is imported in ${list(places)} alone.`
}

const list = (folders: readonly string[]) => folders.join(', ') || 'nothing of its own'

/** Client components, and all that they load. */
function loadedByBrowsers(sources: readonly Source[]): Set<string> {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const loaded = new Set(sources.filter(({ isClient }) => isClient).map(({ file }) => file))
  for (const file of loaded) {
    for (const { file: next, isType } of byFile.get(file)?.imports ?? []) if (next && !isType) loaded.add(next)
  }
  return loaded
}
