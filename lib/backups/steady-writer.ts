/**
 * Writes gigabytes without a stop for others. The disk follows on the way: the site's next COMMIT may have to wait until all that
 * others have written is there, and meanwhile it answers nobody.
 */
import { type FileHandle, open } from 'node:fs/promises'

/** Bytes that are written before the disk is waited for, and open files, which the system bounds. */
const FLUSHED_BYTES = 16 * 1024 * 1024
const FLUSHED_FILES = 128

export class SteadyWriter {
  private unflushedBytes = 0
  private unflushed: FileHandle[] = []
  private flushing: Promise<unknown> = Promise.resolve()

  /**
   * Writes a file, which only its owner can read: it holds the donors' data or the secret.
   * @throws the error of the file system, or of what gives the chunks
   */
  async write(file: string, chunks: AsyncIterable<Buffer>): Promise<void> {
    const handle = await open(file, 'w', 0o600)
    try {
      for await (const chunk of chunks) {
        await handle.writeFile(chunk)
        this.unflushedBytes += chunk.byteLength
        if (this.unflushedBytes >= FLUSHED_BYTES) await this.sync([handle])
      }
    } catch (error) {
      await handle.close()
      throw error
    }
    this.unflushed.push(handle)
    if (this.unflushed.length >= FLUSHED_FILES) await this.flush()
  }

  /** Has all that was written on the disk, whatever happens to the machine then. To be called at the end in any case. */
  flush(): Promise<void> {
    return this.sync([])
  }

  /** @param unfinished files that are being written */
  private async sync(unfinished: readonly FileHandle[]): Promise<void> {
    const written = this.unflushed
    this.unflushed = []
    this.unflushedBytes = 0
    // One after the other: files that are being written wait for the disk, too.
    const before = this.flushing.catch(() => undefined)
    this.flushing = before.then(() => syncAll(written, unfinished))
    await this.flushing
  }
}

async function syncAll(written: readonly FileHandle[], unfinished: readonly FileHandle[]): Promise<void> {
  try {
    // The first one commits the file system's journal for all; the others find little left to do.
    await Promise.all([...written, ...unfinished].map((handle) => handle.datasync()))
  } finally {
    await Promise.all(written.map((handle) => handle.close()))
  }
}

/** Writes one file that is on the disk when this returns. @throws as `write` does */
export async function writeSteadily(file: string, chunks: AsyncIterable<Buffer>): Promise<void> {
  const writer = new SteadyWriter()
  await writer.write(file, chunks)
  await writer.flush()
}
