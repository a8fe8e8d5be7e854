/** Where backups are kept: a folder of another disk or machine, or a bucket. */

export interface BackupPlace {
  /**
   * Puts a file there, and reads it back.
   * @param file that is read
   * @param name under which it is kept
   * @throws PlaceFailed, and then nothing stands there under that name
   */
  put: (file: string, name: string) => Promise<void>
  /** Names of what is kept there, of whatever kind. @throws PlaceFailed */
  list: () => Promise<string[]>
  /** @throws PlaceFailed */
  remove: (name: string) => Promise<void>
}

/** The place does not take, show or lose what it should; the message is the place's own. */
export class PlaceFailed extends Error {
  override name = 'PlaceFailed'
}
