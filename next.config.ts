import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { UNLOCALIZED } from '@/lib/shared/addresses/unlocalized'
import { ICON_FILES } from '@/lib/shared/icons'

/**
 * Of packages that work alike bundled or not, those of many modules. A build takes of them what is used; while the site is
 * developed, they would only be compiled again for each kind of route before its first page shows.
 */
const LEFT_WHOLE_IN_DEVELOPMENT = [
  ...['zod', 'drizzle-orm', 'cockatiel', 'rate-limiter-flexible', 'altcha-lib', 'otpauth', 'lru-cache', 'minisearch'],
  ...['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', 'libphonenumber-js', 'csv-parse', 'csv-stringify'],
  ...['parse5', 'hastscript', 'hast-util-from-parse5', 'hast-util-sanitize', 'hast-util-to-html'],
  ...['sanitize-html', 'html-to-text'],
  ...['mdast-util-from-markdown', 'mdast-util-gfm-table', 'mdast-util-to-hast', 'micromark-extension-gfm-table'],
]

/**
 * In development Sass runs in threads instead of processes, and what the server imports late is compiled late. The same for
 * browsers (turbopackLazyDynamicImports) has the first touch of a form load the whole page anew.
 */
const FOR_A_QUICK_FIRST_PAGE: NextConfig['experimental'] = {
  turbopackLazyDynamicImportsSSR: true,
  turbopackPluginRuntimeStrategy: 'workerThreads',
  // Of packages; those of the site's own sources stay.
  turbopackInputSourceMaps: false,
}

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  // Pictures are made in their sizes when they come in (lib/content/media): Next is to make none, for anybody who asks.
  images: { unoptimized: true },
  // Metadata stands in the head for everybody: streamed, it would come after what it is about, and need a script.
  htmlLimitedBots: /.*/,
  // Left alone, every page's styles end up in one sheet that every page loads; see components/common-styles.ts.
  experimental: {
    cssChunking: { type: 'graph', requestCost: 4000, weightDistribution: 0 },
    // Pages made on demand stay in memory: starts of one build must not hand each other pages, and no full disk matters.
    isrFlushToDisk: false,
    ...(process.env.NODE_ENV === 'development' ? FOR_A_QUICK_FIRST_PAGE : {}),
  },
  turbopack: {
    resolveAlias: {
      // SWR brings a stand-in for Reacts that lack this; ours does not.
      'use-sync-external-store/shim': 'react',
      '../build/polyfills/polyfill-module': './lib/shared/no-polyfills.ts',
      'next/dist/compiled/process': './lib/shared/no-polyfills.ts',
      'date-fns/locale/bn': './lib/shared/i18n/admin/bangla-days.ts',
    },
  },
  sassOptions: { loadPaths: ['styles'] },
  // Bundled, Payload's validation errors would lose their fields.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@libsql/client',
    'pg',
    'sharp',
    'undici',
    'nodemailer',
    'pdfkit',
    'harfbuzzjs',
    ...(process.env.NODE_ENV === 'development' ? LEFT_WHOLE_IN_DEVELOPMENT : []),
  ],
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // Drawn by the app; each beforeFiles rule sees what the last one made, and leaves /internal alone.
      {
        source: `/:name(${Object.keys(ICON_FILES)
          .map((name) => name.replace('.', '\\.'))
          .join('|')})`,
        destination: '/internal/icons/:name',
      },
      { source: '/', destination: '/en' },
      { source: `/:path((?!(?:bn|en)(?:/|$)|${UNLOCALIZED}).*)`, destination: '/en/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

/** Payload asks browsers for their colour scheme, twice, on every page; only its admin needs the answer. */
function adminHeadersOnly(config: NextConfig): NextConfig {
  const { headers } = config
  return {
    ...config,
    headers: async () => ((await headers?.()) ?? []).map((rule) => ({ ...rule, source: '/admin/:path*' })),
  }
}

const withIntl = createNextIntlPlugin('./lib/shared/i18n/request.ts')

export default adminHeadersOnly(withPayload(withIntl(nextConfig), { devBundleServerPackages: false }))
