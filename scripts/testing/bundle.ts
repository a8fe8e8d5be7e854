/**
 * Test files as a bundle. Each runs in a process of its own, and Payload takes nearly four seconds of the processor to
 * load from its thousands of files; from a bundle it takes half a second.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

/** What stays as it is: packages of machine code, or that load files of their own by name, or are another as a module. */
const WHOLE = [
  'sharp',
  'libsql',
  '@libsql/*',
  'harfbuzzjs',
  'pdfkit',
  'pdfjs-dist',
  '@zxcvbn-ts/*',
  'pg-native',
  'cloudflare:*',
]

/** Packages of the older kind ask for others by require, which modules do not have. */
const REQUIRE =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/**
 * Bundles test files below a folder, whose earlier contents go. `import.meta.dirname` is another there: tests name files
 * from the root of the repository, which they run in.
 * @param files relative to the root
 * @param folder inside of the repository, so that packages are found
 * @returns the bundled files, in the order of `files`
 */
export async function bundleTests(files: string[], folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: files,
    outdir: folder,
    outbase: '.',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: WHOLE,
    keepNames: true,
    banner: { js: REQUIRE },
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  })
  return files.map((file) => path.join(folder, file.replace(/\.ts$/, '.mjs')))
}
