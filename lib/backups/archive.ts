/**
 * The archive of a backup: a tar file (POSIX.1-2001, pax) with a seal behind its end, which is the SHA-256 of all bytes before.
 * Programs that read tar files stop before the seal. With a public key the whole is encrypted in age's format
 * (age-encryption.org/v1), which anybody with the private key opens with `age` alone.
 */
import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { create, Parser, type ReadEntry } from 'tar'
import { writeSteadily } from './steady-writer'

/** An archive that cannot be read; the message is for the person who gave it. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

/** Bytes of the seal: one block of a tar file. */
const SEAL_BYTES = 512
const SEAL = 'foundation-site backup, sha256 '

const sealOf = (digest: string): Buffer => {
  const seal = Buffer.alloc(SEAL_BYTES)
  seal.write(`${SEAL}${digest}\n`)
  return seal
}

async function* sealed(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of archive) {
    hash.update(chunk)
    yield chunk
  }
  yield sealOf(hash.digest('hex'))
}

/**
 * Writes an archive, whole and on the disk before it has its name.
 * @param folder of the entries
 * @param entries names of files in it, in the order in which they are read again
 * @param file to be written; nothing stands there yet
 * @param recipients public keys of age; none: not encrypted
 * @throws the error of the file system, or where the key is none; then there is no file
 */
export async function writeArchive(
  folder: string,
  entries: readonly string[],
  file: string,
  recipients: readonly string[],
): Promise<void> {
  // A key that is none is refused before anything is read.
  const encrypter = recipients.length === 0 ? null : encrypterFor(recipients)
  const unfinished = `${file}.unfinished`
  const archive = create({ cwd: folder, portable: true, follow: false, filter: asFileOfItsOwn }, [...entries])
  const plain = Readable.from(sealed(archive as unknown as AsyncIterable<Buffer>), { objectMode: false })
  try {
    const stream = encrypter ? await encrypted(plain, encrypter) : plain
    await pipeline(stream, (chunks: AsyncIterable<Buffer>) => writeSteadily(unfinished, chunks))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/**
 * Every file is linked here from the data folder, and each goes into the archive by itself. tar would look for its other
 * names among the entries, and comes to a stop with some ten thousand of them.
 */
function asFileOfItsOwn(_: string, stats: Stats | ReadEntry): boolean {
  if ('nlink' in stats) stats.nlink = 1
  return true
}

function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return encrypter
}

async function encrypted(plain: Readable, encrypter: Encrypter): Promise<Readable> {
  const stream = await encrypter.encrypt(Readable.toWeb(plain) as globalThis.ReadableStream<Uint8Array>)
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

/**
 * Reads an archive from its beginning to its end.
 * @param identity private key of age; null where there is none
 * @param onEntry called with each file in turn; it has to read the entry to its end
 * @throws ArchiveRefused where it is none, is damaged, or is encrypted for another key
 */
export async function readArchive(
  file: string,
  identity: string | null,
  onEntry: (entry: ReadEntry) => Promise<void>,
): Promise<void> {
  const parser = new Parser({ strict: true })
  const work: Promise<void>[] = []
  const reading: ReadEntry[] = []
  parser.on('entry', (entry: ReadEntry) => {
    const done = onEntry(entry)
    // Whoever waits for all of them hears of it; the entries behind it are read past.
    done.catch(() => entry.resume())
    work.push(done)
    reading.push(entry)
    // Told to whoever reads it.
    entry.on('error', () => undefined)
  })
  try {
    const stream = await opened(file, identity)
    for await (const chunk of unsealed(stream)) {
      if (!parser.write(chunk)) await new Promise((resolve) => parser.once('drain', resolve))
    }
    const ended = new Promise((resolve, reject) => parser.once('end', resolve).once('error', reject))
    parser.end()
    await ended
  } catch (error) {
    // Whoever reads one that will never end hears of it.
    for (const entry of reading) entry.destroy(error)
    await Promise.allSettled(work)
    throw error instanceof ArchiveRefused ? error : damaged(file, error)
  }
  await Promise.all(work)
}

const damaged = (file: string, cause: unknown) =>
  new ArchiveRefused(
    `${path.basename(file)} is damaged, or no backup of this program. Nothing was changed. Please try another copy.`,
    {
      cause,
    },
  )

const AGE = 'age-encryption.org/'

async function opened(file: string, identity: string | null): Promise<AsyncIterable<Buffer>> {
  const handle = await open(file, 'r')
  const { buffer } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
  await handle.close()
  const stream = createReadStream(file)
  if (buffer.toString('latin1') !== AGE) return stream
  if (identity === null) {
    throw new ArchiveRefused(
      `${path.basename(file)} is encrypted. Please give its private key in a file: npm run restore -- FILE --identity KEYFILE`,
    )
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const plain = await decrypter
    .decrypt(Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>)
    .catch((error: unknown) => {
      if (!/no identity matched/i.test(String(error))) throw error
      throw new ArchiveRefused(`${path.basename(file)} was encrypted for another key than the one that was given.`)
    })
  return Readable.fromWeb(plain as ReadableStream<Uint8Array>)
}

/** An archive without its seal. @throws ArchiveRefused at its end, where the seal is not that of what was read */
async function* unsealed(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let held = Buffer.alloc(0)
  for await (const chunk of archive) {
    held = Buffer.concat([held, chunk])
    const ready = held.length - SEAL_BYTES
    if (ready <= 0) continue
    const part = held.subarray(0, ready)
    held = Buffer.from(held.subarray(ready))
    hash.update(part)
    yield part
  }
  if (!held.equals(sealOf(hash.digest('hex')))) throw new Error('The seal is another one.')
}
