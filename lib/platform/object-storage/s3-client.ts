import { S3Client } from '@aws-sdk/client-s3'
import type { S3Service } from '@/lib/platform/env/s3-variables'

const CONNECTION_MS = 10_000

/** @param answerMs without an answer for so long, a try has failed @param tries of each request */
export function s3Client(service: S3Service, { answerMs, tries }: { answerMs: number; tries: number }): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey } = service
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services than Amazon's know neither names of buckets as host names nor its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    requestHandler: { connectionTimeout: Math.min(CONNECTION_MS, answerMs), requestTimeout: answerMs },
  })
}
