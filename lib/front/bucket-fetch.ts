import { type BucketVariables, type OpenBucket, openBucket } from '@/lib/platform/object-storage/open-bucket'

/**
 * Fetches pictures and files for download out of the bucket, into the data folder; null where there is no bucket.
 * @returns a function: key → whether there is such an object. It throws where the bucket fails.
 */
export function bucketFetch(variables: BucketVariables): ((key: string) => Promise<boolean>) | null {
  if (!variables.s3Bucket) return null
  let opened: Promise<OpenBucket> | null = null
  return async (key) => {
    opened ??= openBucket(variables)
    return (await opened)?.copies.fetch(key) ?? false
  }
}
