/**
 * Bundles programs with esbuild. Payload takes nearly four seconds of the processor to load from its thousands of files;
 * from a bundle it takes half a second. What runs in a process of its own, again and again, is bundled: the preparation of each
 * start. (The database tests are bundled by scripts/testing/database-bundle.ts.)
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Packages that are not bundled: with native code, with files loaded by name, or different as an ES module. */
export const EXTERNAL = [
  'sharp',
  'libsql',
  '@libsql/*',
  'harfbuzzjs',
  'pdfkit',
  'pdfjs-dist',
  '@zxcvbn-ts/*',
  'payload/node',
  'pg-native',
  'cloudflare:*',
]

/** CommonJS packages call `require`, which ES modules lack. */
const REQUIRE_BANNER =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

/** Where a file's bundle stands. @param file relative to the root @param folder that it was bundled into */
export function bundlePath(file: string, folder: string): string {
  return path.join(folder, file.replace(/\.ts$/, '.mjs'))
}

/**
 * Bundles files below a folder, whose earlier contents go. `import.meta.dirname` is another there: they name files from
 * the root of the repository, which they run in.
 * @param files relative to the root
 * @param folder inside of the repository, so that packages are found
 * @param sourceMaps whether errors name the sources' lines; a third of the time
 * @returns the bundled files, in the order of `files`
 */
export async function bundle(files: string[], folder: string, sourceMaps = true): Promise<string[]> {
  // A start whose build is there bundles nothing.
  const { build, stop } = await import('esbuild')
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
    external: EXTERNAL,
    keepNames: true,
    banner: { js: REQUIRE_BANNER },
    sourcemap: sourceMaps,
    sourcesContent: false,
    logLevel: 'warning',
  })
  // Its process would stay beside the site for as long as that runs.
  await stop()
  return files.map((file) => bundlePath(file, folder))
}

/**
 * Bundles a script for browsers, of those that Next supports.
 * @param from its source @param to where it goes
 * @param define what stands in place of names, as JavaScript
 */
export async function bundleForBrowsers(from: string, to: string, define: Record<string, string>): Promise<void> {
  const { build, stop } = await import('esbuild')
  const target = ['chrome111', 'firefox111', 'safari16.4']
  await build({ entryPoints: [from], outfile: to, bundle: true, minify: true, format: 'iife', target, define })
  await stop()
}

/**
 * Bundles files unless the folder holds them of these very sources; without source maps, since somebody waits.
 * @param stamp fingerprint of the sources
 * @returns as `bundle` does
 */
export async function bundleIfChanged(files: string[], folder: string, stamp: string): Promise<string[]> {
  const mark = path.join(folder, 'source-stamp')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return files.map((file) => bundlePath(file, folder))
  const bundled = await bundle(files, folder, false)
  writeFileSync(mark, stamp)
  return bundled
}
