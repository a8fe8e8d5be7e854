import { createReadStream } from 'node:fs'
import { DeleteObjectCommand, GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { BackupPlaceAddress, S3Service } from '@/lib/platform/env/s3-variables'
import { s3Client } from '@/lib/platform/object-storage/s3-client'
import { hashOf, hashOfFile } from '../manifest'
import { type BackupPlace, PlaceFailed } from './place'

/** A part of an upload, which is in memory; S3 takes 10,000 of them. */
const PART_BYTES = 16 * 1024 * 1024
const PARTS_AT_ONCE = 2
/** Without an answer for so long, a try has failed. */
const ANSWER_MS = 60_000

/** A bucket of a service that speaks S3. */
export function s3Place(service: S3Service, address: BackupPlaceAddress & { kind: 's3' }): BackupPlace {
  const { bucket: Bucket, prefix } = address
  const client = s3Client(service, { answerMs: ANSWER_MS, tries: 4 })

  async function put(file: string, name: string): Promise<void> {
    const Key = `${prefix}${name}`
    const Body = createReadStream(file)
    await new Upload({
      client,
      params: { Bucket, Key, Body },
      partSize: PART_BYTES,
      queueSize: PARTS_AT_ONCE,
    }).done()
    const { Body: kept } = await client.send(new GetObjectCommand({ Bucket, Key }))
    const [sent, found] = await Promise.all([hashOfFile(file), hashOf(kept as AsyncIterable<Uint8Array>)])
    if (found.sha256 === sent.sha256) return
    await remove(name)
    throw new PlaceFailed('What was read back is not what was written.')
  }

  async function list(): Promise<string[]> {
    const names: string[] = []
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }))
      names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(prefix.length)))
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
    return names
  }

  const remove = async (name: string) =>
    void (await client.send(new DeleteObjectCommand({ Bucket, Key: `${prefix}${name}` })))

  return {
    put: (file, name) => put(file, name).catch(fail),
    list: () => list().catch(fail),
    remove: (name) => remove(name).catch(fail),
  }
}

function fail(error: Error): never {
  throw error instanceof PlaceFailed ? error : new PlaceFailed(`${error.name}: ${error.message}`, { cause: error })
}
