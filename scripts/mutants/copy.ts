/** A copy of the working tree in which mutants are applied and reverted. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Mutant } from './table'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NOT_COPIED = new Set(['node_modules', '.next', '.git', '.test', 'data', 'test-results', 'playwright-report'])

export interface Copy {
  folder: string
  /** Applies mutants. @returns a function that reverts them @throws Error where a mutant does not fit the source */
  apply: (mutants: readonly Mutant[]) => () => void
  remove: () => void
}

/** Copies the tree without what is generated from it (node_modules is hard-linked). */
export function copyTree(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'))
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (from) => !NOT_COPIED.has(path.relative(ROOT, from).split(path.sep)[0] ?? ''),
  })
  copyPackages(path.join(folder, 'node_modules'))
  return {
    folder,
    apply: (mutants) => applyMutants(folder, mutants),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Next follows no symbolic link out of its folder, so packages are hard-linked, or copied where links are not to be had. */
function copyPackages(to: string): void {
  const from = path.join(ROOT, 'node_modules')
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

function applyMutants(folder: string, mutants: readonly Mutant[]): () => void {
  const before = new Map<string, string>()
  for (const { file, find, replace } of mutants.flatMap(({ also = [], ...change }) => [change, ...also])) {
    const at = path.join(folder, file)
    const text = readFileSync(at, 'utf8')
    if (!before.has(at)) before.set(at, text)
    const parts = text.split(find)
    if (parts.length !== 2) throw new Error(`“${find}” occurs ${parts.length - 1} times in ${file}, not once.`)
    writeFileSync(at, parts.join(replace))
  }
  return () => {
    for (const [at, text] of before) writeFileSync(at, text)
  }
}
