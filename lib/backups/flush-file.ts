import { open } from 'node:fs/promises'

/** Waits until a written file is on the disk, whatever happens to the machine then. */
export async function flushFile(file: string): Promise<void> {
  const written = await open(file, 'r+')
  await written.sync()
  await written.close()
}
