/** What a backup says of itself: its first entry, by which all that comes behind is checked. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { z } from 'zod'

export const MANIFEST = 'manifest.json'

/** To be raised when a backup cannot be read any more by what read those before. */
const FORMAT = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Of the program, as package.json has it. */
  version: z.string().max(50),
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** The last migration that ran. */
  migration: z.string().max(200),
  /** By which the secret is known again, where it is none of the files. */
  secret: sha256,
  /** Path in the archive → its bytes and their hash. */
  files: z.record(z.string().max(500), z.object({ bytes: z.int().min(0), sha256 })),
  /** Table → number of its rows. */
  rows: z.record(z.string().max(100), z.int().min(0)),
  /** Kind and currency of ledger entries → their sum in minor units, as digits. */
  ledger: z.record(z.string().max(100), z.string().regex(/^-?\d+$/)),
})

export type Manifest = z.infer<typeof manifestSchema>

/** @throws where it is none that this version reads */
export const parseManifest = (text: string): Manifest => manifestSchema.parse(JSON.parse(text))

export const manifestOf = (said: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...said })

export type FileHash = Manifest['files'][string]

/** Reads a stream to its end. */
export async function hashOf(stream: AsyncIterable<Uint8Array>): Promise<FileHash> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

export const hashOfFile = (file: string): Promise<FileHash> => hashOf(createReadStream(file))
