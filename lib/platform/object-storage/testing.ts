/** For tests alone: a service that speaks S3, with its objects in a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Service } from '@/lib/platform/env/s3-variables'

export interface TestS3 {
  service: S3Service
  /** The same as variables of the environment. */
  variables: Record<string, string>
  /** Once, however often it is called. */
  stop(): Promise<void>
}

/** @param bucket which it has */
export async function startS3(bucket: string): Promise<TestS3> {
  const directory = await mkdtemp(path.join(tmpdir(), 'site-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const service = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const stop = async () => {
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  let stopping: Promise<void> | undefined
  return {
    service,
    variables: {
      S3_ENDPOINT: service.endpoint,
      S3_ACCESS_KEY_ID: service.accessKeyId,
      S3_SECRET_ACCESS_KEY: service.secretAccessKey,
    },
    stop: () => (stopping ??= stop()),
  }
}
