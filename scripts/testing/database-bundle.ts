/**
 * All files of database tests, with Payload and the site, as one function that a process loads once and calls for each file.
 * Loading takes the processor a second; each call evaluates every module anew, and no file sees what another left in one.
 */
import { rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { build, type Plugin, stop } from 'esbuild'
import { EXTERNAL } from '../bundle'
import { escapeRegExp } from './escape-regexp'

/** What the function is called with. */
export interface BundleArguments {
  /** Loads what is not in the bundle: Node's own modules, and packages of `WHOLE`. */
  require: (name: string) => unknown
  /** Is handed the modules that can be asked for, by their files. */
  take: (modules: Record<string, () => Promise<Record<string, unknown>>>) => void
  /** Stands for `import.meta`: `dirname` is another in a bundle, so tests name files from the root of the repository. */
  meta: { url: string; dirname: string }
}

export type Evaluate = (
  ...given: [BundleArguments['require'], BundleArguments['take'], BundleArguments['meta']]
) => void

const TAKE_MODULES = 'takeModules'
const IMPORT_META = 'metaOfBundle'

/**
 * Tests run what Next builds for its server, which it alone may load; and what is loaded from where it stands: Jest's parts,
 * Next's drawing of pictures.
 */
const ALIAS = {
  'server-only': './node_modules/server-only/empty.js',
  // As its plugin and Next's conditions have it on the server.
  'next-intl/server': './node_modules/next-intl/dist/esm/production/server.react-server.js',
  'next-intl/config': './lib/shared/i18n/request.ts',
}
const PACKAGES = [...EXTERNAL, ...EXTERNAL.map((name) => `${name}/*`), 'expect', 'next/og.js']
const EXTERNAL_NAMES = [...PACKAGES, ...builtinModules, 'node:*']
const IS_EXTERNAL = new RegExp(
  `^(?:${EXTERNAL_NAMES.map((name) => escapeRegExp(name).replace('\\*', '.+')).join('|')})$`,
)

/** A function has no imports: what stays outside is required, whichever way it is asked for. */
const requireExternals: Plugin = {
  name: 'required',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: IS_EXTERNAL }, ({ path: name, namespace }) =>
      // The ending would make a module of what requires it.
      namespace === 'required' ? { path: name, external: true } : { path: `${name}.cjs`, namespace: 'required' },
    )
    onLoad({ filter: /.*/, namespace: 'required' }, ({ path: name }) => ({
      contents: `module.exports = require(${JSON.stringify(name.replace(/\.cjs$/, ''))})`,
    }))
  },
}

/**
 * Bundles files below a folder, whose earlier contents go.
 * @param files from the root of the repository, which this process runs in
 * @returns the bundle: a module that is an `Evaluate`
 */
export async function bundleDatabaseTests(files: readonly string[], folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  const outfile = path.join(folder, 'database-tests.cjs')
  const modules = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)}),`)
  await build({
    stdin: { contents: `${TAKE_MODULES}({\n${modules.join('\n')}\n})`, resolveDir: process.cwd() },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [requireExternals],
    alias: ALIAS,
    define: { 'import.meta': IMPORT_META },
    banner: { js: `'use strict'; module.exports = function (require, ${TAKE_MODULES}, ${IMPORT_META}) {` },
    footer: { js: '}' },
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  })
  await stop()
  return outfile
}
