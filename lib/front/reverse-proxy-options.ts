import type { S3Service } from '@/lib/platform/env/s3-variables'

/** Configuration of the reverse proxy. */
export interface ReverseProxyOptions {
  port: number
  host: string
  siteUrl: string
  /** Whether search engines may list the site. */
  isIndexed: boolean
  dataDir: string
  /** Service and name of the bucket of pictures and files, of which the data folder holds copies; null: they are there alone. */
  s3: S3Service | null
  s3Bucket: string | null
  /** Where the app listens, on loopback. */
  appPort: number
  metricsToken: string | null
  /** The site's secret, with which the app signs the tokens of sessions. */
  payloadSecret: string
  trustedProxies: string[]
  /** Server whose content is shown, with its key; null: this site's own. */
  contentApiUrl: string | null
  contentApiKey: string | null
  /** Whether browsers keep the pages that were opened, to show them offline. */
  serviceWorker: boolean
  /** For so long a stop waits with requests still taken, so that who asks for /readyz sends none any more. */
  drainSeconds: number
  /** Development: nothing is cached, and Server-Timing says how long the app took. */
  developing: boolean
}
