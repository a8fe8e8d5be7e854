/** A copy of the tree in which weaknesses are put in and taken out again, one after the other. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Weakness } from './table'

const ROOT = path.resolve(import.meta.dirname, '../..')
const NOT_COPIED = new Set(['node_modules', '.next', '.git', '.test', 'data', 'test-results', 'playwright-report'])

export interface Copy {
  folder: string
  /** Puts weaknesses in. @returns what takes them out again @throws Error where the table no longer fits the source */
  weaken: (weaknesses: readonly Weakness[]) => () => void
  remove: () => void
}

/** Copies the tree without what is built of it. */
export function copyTree(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'weakened-'))
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (from) => !NOT_COPIED.has(path.relative(ROOT, from).split(path.sep)[0] ?? ''),
  })
  copyPackages(path.join(folder, 'node_modules'))
  return {
    folder,
    weaken: (weaknesses) => weaken(folder, weaknesses),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Next takes no packages through a symbolic link out of its folder; hard links cost nothing where they can be had. */
function copyPackages(to: string): void {
  const from = path.join(ROOT, 'node_modules')
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
}

function weaken(folder: string, weaknesses: readonly Weakness[]): () => void {
  const before = new Map<string, string>()
  for (const { file, find, replace } of weaknesses.flatMap(({ also = [], ...change }) => [change, ...also])) {
    const at = path.join(folder, file)
    const text = readFileSync(at, 'utf8')
    if (!before.has(at)) before.set(at, text)
    const parts = text.split(find)
    if (parts.length !== 2) throw new Error(`“${find}” stands ${parts.length - 1} times in ${file}.`)
    writeFileSync(at, parts.join(replace))
  }
  return () => {
    for (const [at, text] of before) writeFileSync(at, text)
  }
}
