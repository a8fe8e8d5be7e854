/**
 * `npm run release -- FOLDER`: builds the site and copies what runs of it into an empty folder: production packages, the
 * build, and its commands. The folder can be copied to any machine of the same kind, with Node and nothing else.
 */
import { execFileSync } from 'node:child_process'
import { chmod, cp, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundle } from '../bundle'
import { build, RELEASE_FILE } from '../site-build'
import { CommandError, runCommand } from '../stopped-site'
import { releaseFiles } from './release-files'

/** Commands of package.json that a release has, and what starts the site. */
const COMMANDS = ['start', 'backup', 'restore', 'move', 'import', 'rebuild-references', 'take-app-away']
const BUNDLES = '.next/commands'
const programOf = (command: string) => `${BUNDLES}/scripts/${command}.mjs`
/** As it was called, before the command moves to the program's folder. */
const CALLED_FROM = process.env.INIT_CWD ?? process.cwd()

runCommand(async () => {
  const [name, ...more] = process.argv.slice(2)
  if (!name || more.length > 0) throw new CommandError('Please say where the release goes: npm run release -- FOLDER')
  // Whoever runs it may read it, whoever made it.
  process.umask(0o022)
  const folder = path.resolve(CALLED_FROM, name)
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new CommandError(`${folder} is not empty. Please give an empty folder.`)
  await build()
  await bundle(
    COMMANDS.map((command) => `scripts/${command}.ts`),
    BUNDLES,
    false,
  )
  const programs = (await readdir(BUNDLES, { recursive: true }))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.join(BUNDLES, file))
  const files = await releaseFiles(programs)
  for (const file of files) await copyReadable(file, path.join(folder, file))
  await writeFile(path.join(folder, 'package.json'), await manifest())
  await writeFile(
    path.join(folder, RELEASE_FILE),
    `${JSON.stringify({ commit: commit(), builtAt: new Date().toISOString() })}\n`,
  )
  console.info(`${folder}: ${files.length} files. Start it there with: npm start`)
})

/** Copies a file; a link within packages stays one. */
async function copyReadable(file: string, copy: string): Promise<void> {
  await cp(file, copy, { verbatimSymlinks: true })
  const found = await lstat(file)
  if (found.isFile()) await chmod(copy, found.mode & 0o100 ? 0o755 : 0o644)
}

/** The release's package.json: the same site and version, with the commands that are in it. */
async function manifest(): Promise<string> {
  const {
    name,
    version,
    private: isPrivate,
    type,
    engines,
    description,
  } = JSON.parse(await readFile('package.json', 'utf8'))
  const scripts = Object.fromEntries(COMMANDS.map((command) => [command, `node ${programOf(command)}`]))
  return `${JSON.stringify({ name, version, private: isPrivate, description, type, engines, scripts }, null, 2)}\n`
}

/** The commit that is built; null in a copy without its history. */
function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}
