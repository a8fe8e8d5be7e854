import type { S3Service } from '@/lib/platform/env/s3-variables'
import type { Bucket } from './bucket'
import type { LocalCopies } from './local-copies'

export interface OpenBucket {
  bucket: Bucket
  copies: LocalCopies
}

/** What the environment says of the bucket of pictures and files, and where the copies of them are. */
export interface BucketVariables {
  s3: S3Service | null
  s3Bucket: string | null
  dataDir: string
}

/** The bucket of S3_BUCKET with its local copies, whose client is loaded then: most sites have none. Null where there is none. */
export function openBucket({ s3, s3Bucket, dataDir }: BucketVariables): Promise<OpenBucket> | null {
  return s3 && s3Bucket ? open(s3, s3Bucket, dataDir) : null
}

async function open(service: S3Service, name: string, folder: string): Promise<OpenBucket> {
  const [{ s3Bucket }, { localCopies }] = await Promise.all([import('./bucket'), import('./local-copies')])
  const bucket = s3Bucket(service, name)
  return { bucket, copies: localCopies(bucket, folder) }
}
