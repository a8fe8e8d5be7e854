/** Which files a release consists of. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

/** Packages that are named by others, and only make migrations or types while the site is developed. */
const TOOLS = ['drizzle-kit', 'esbuild', '@esbuild', 'esbuild-register', 'typescript', 'sass', 'sass-embedded']
const TOOL = new RegExp(`(?:^|/)node_modules/(?:${TOOLS.join('|')})(?:/|$)`)

/** What scripts/serve-app.ts loads. */
const NEXT_SERVER = 'node_modules/next/dist/server/lib/start-server.js'
/** Files of packages that only development or a build loads; Next's own standalone output leaves the same ones out. */
const NOT_LOADED =
  /\.d\.ts$|\.map$|next\/dist\/compiled\/(?:webpack|babel|edge-runtime)\/|\.dev\.js$|\/react(?:-dom[\w-]*)?\/.*\.development\.js$/

/** What of the build only builds need. */
const NOT_RUN =
  /^\.next\/(?:cache|diagnostics|types|trace|trace-build|build|turbopack|developing|dev|commands)(?:\/|$)|\.nft\.json$|\.map$/

/** Folders that programs read by name, and what people read. */
const FOLDERS = ['.next', 'public', 'demo/media', 'lib/platform/pdf/fonts', 'deploy', 'docs']
const PAPERS = ['CHANGELOG.md', 'THIRD-PARTY-NOTICES.txt', 'README.md']

/**
 * The files that a built site needs to run, from its root.
 * @param programs bundled commands, whose packages are traced
 */
export async function releaseFiles(programs: readonly string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace([...programs, NEXT_SERVER], {
    base: process.cwd(),
    mixedModules: true,
    // Of the site's own folders it would take whatever a program might read there.
    ignore: (file) => (!file.startsWith('node_modules') && !programs.includes(file)) || NOT_LOADED.test(file),
  })
  const found = FOLDERS.flatMap(filesBelow).filter((file) => !NOT_RUN.test(file))
  return [...new Set([...found, ...PAPERS, ...fileList, ...tracedByNext(), ...programs])]
    .filter((file) => !TOOL.test(file))
    .sort()
}

/** What Next found that its pages and its server load. */
function tracedByNext(): string[] {
  return filesBelow('.next/server')
    .concat(['.next/next-server.js.nft.json'])
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) => {
      const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: string[] }
      return files.map((traced) => path.relative('.', path.resolve(path.dirname(file), traced)))
    })
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => !found.isDirectory())
    .map((found) => path.join(found.parentPath, found.name))
}
