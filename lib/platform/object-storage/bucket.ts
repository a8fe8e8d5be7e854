/** A bucket of a service that speaks S3: files by their keys, of which none is anybody's to read but the site's. */
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import type { S3Service } from '@/lib/platform/env/s3-variables'
import { s3Client } from './s3-client'

interface StoredObject {
  key: string
  /** Milliseconds since 1970. */
  changedAt: number
}

export interface Bucket {
  /** @throws BucketFailed, as all of these */
  put(key: string, bytes: Buffer): Promise<void>
  /** An object as it comes, and how long it says it is; null where there is none. */
  open(key: string): Promise<{ stream: Readable; bytes: number | undefined } | null>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Objects whose keys begin so, up to a thousand at a time. */
  list(prefix: string): AsyncGenerator<StoredObject[]>
}

/** The service does not answer, or refuses: the message names which, for the operator. */
export class BucketFailed extends Error {
  override name = 'BucketFailed'
  /** Whether it answered that this cannot be, so that another try would not help. */
  readonly isRefusal: boolean

  constructor(bucket: string, cause: ServiceError) {
    const code = cause.$metadata?.httpStatusCode
    super(`The bucket ${bucket} failed (${cause.name}${code ? `, ${code}` : ''}).`, { cause })
    this.isRefusal = code !== undefined && code >= 400 && code < 500 && code !== 429
  }
}

interface ServiceError extends Error {
  $metadata?: { httpStatusCode?: number }
}

/** Without an answer for so long, a try has failed; somebody waits for it. */
const ANSWER_MS = 10_000
const TRIES = 2

export function s3Bucket(service: S3Service, name: string): Bucket {
  const client = s3Client(service, { answerMs: ANSWER_MS, tries: TRIES })
  const failed = (error: ServiceError): never => {
    throw new BucketFailed(name, error)
  }
  const orNull = (error: ServiceError) =>
    error.$metadata?.httpStatusCode === 404 && !isNoBucket(error) ? null : failed(error)
  const at = (Key: string) => ({ Bucket: name, Key })

  return {
    put: async (key, bytes) => {
      const sent = { ...at(key), Body: bytes, ContentLength: bytes.length }
      await client.send(new PutObjectCommand(sent)).catch(failed)
    },
    open: async (key) => {
      const found = await client.send(new GetObjectCommand(at(key))).catch(orNull)
      return found && { stream: found.Body as Readable, bytes: found.ContentLength }
    },
    has: async (key) => (await client.send(new HeadObjectCommand(at(key))).catch(orNull)) !== null,
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key))).catch(failed)
    },
    // The first of both calls for it, which goes on after a key: s3rver's tokens need a cipher that OpenSSL 3 no longer has.
    async *list(prefix) {
      let last: string | undefined
      do {
        const page = await client
          .send(new ListObjectsCommand({ Bucket: name, Prefix: prefix, Marker: last }))
          .catch(failed)
        const objects = page.Contents ?? []
        yield objects.map(({ Key = '', LastModified }) => ({ key: Key, changedAt: LastModified?.getTime() ?? 0 }))
        last = page.IsTruncated ? objects.at(-1)?.Key : undefined
      } while (last !== undefined)
    },
  }
}

const isNoBucket = ({ name }: Error) => name === 'NoSuchBucket'
