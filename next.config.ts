import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

/** First segments that are not pages of the site, and so are never given a language. */
const UNLOCALIZED = 'bn|en|api|admin|media|internal|_next|fonts|images|favicon.ico|icon.svg'

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  skipTrailingSlashRedirect: true,
  sassOptions: { loadPaths: ['styles'] },
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!(?:${UNLOCALIZED})(?:/|$)).*)`, destination: '/en/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default createNextIntlPlugin('./lib/i18n/request.ts')(nextConfig)
