/**
 * Has browsers compile React and Next's client while they download, on a thread of their own: otherwise each function is compiled
 * where it is first called, on the thread that answers fingers. Chromium 136 and later read the hint; to others it is a comment.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** "Explicit JavaScript compile hints" of V8, which stands first in a file. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Smaller files are not compiled while they download. */
const LEAST_BYTES = 100_000

/**
 * @param build the folder of the build; the scripts that every page begins with stand in its manifest
 * @returns names of the files that have the hint now
 */
export async function addCompileHints(build: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(build, 'build-manifest.json'), 'utf8'))
  const added: string[] = []
  for (const name of manifest.rootMainFiles as string[]) {
    const file = path.join(build, name)
    const code = await readFile(file, 'utf8')
    if (code.length < LEAST_BYTES || code.startsWith(HINT)) continue
    await writeFile(file, HINT + code)
    added.push(name)
  }
  return added
}
