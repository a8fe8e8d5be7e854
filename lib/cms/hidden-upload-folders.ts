import type { SanitizedConfig } from 'payload'

/**
 * Keeps the folders of files from browsers: Payload's admin copies all that a collection says of its files into its page,
 * property by property, and one that is not enumerated is left out. The server reads it as before.
 * @returns the same configuration
 */
export function withHiddenUploadFolders(config: SanitizedConfig): SanitizedConfig {
  for (const { upload } of config.collections) {
    if (upload) Object.defineProperty(upload, 'staticDir', { enumerable: false })
  }
  return config
}
