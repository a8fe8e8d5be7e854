import type { LocalCopies } from '@/lib/platform/object-storage/local-copies'
import type { ReverseProxyOptions } from './reverse-proxy-options'

/**
 * Fetches pictures and files for download out of the bucket, into the data folder; null where there is no bucket.
 * @returns a function: key → whether there is such an object. It throws where the bucket fails.
 */
export function bucketFetch({
  s3,
  s3Bucket,
  dataDir,
}: Pick<ReverseProxyOptions, 's3' | 's3Bucket' | 'dataDir'>): ((key: string) => Promise<boolean>) | null {
  if (!s3 || !s3Bucket) return null
  let opened: Promise<LocalCopies> | undefined
  // Most sites have none, and need not load its client.
  const open = async () => {
    const [bucket, copies] = await Promise.all([
      import('@/lib/platform/object-storage/bucket'),
      import('@/lib/platform/object-storage/local-copies'),
    ])
    return copies.localCopies(bucket.s3Bucket(s3, s3Bucket), dataDir)
  }
  return async (key) => {
    opened ??= open()
    return (await opened).fetch(key)
  }
}
