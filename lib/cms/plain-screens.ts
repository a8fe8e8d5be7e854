import type { Field, SanitizedConfig } from 'payload'

/** What Payload keeps of each file, with labels that take no translation, and of which only the server has any use. */
const OF_FILES = new Set(['mimeType', 'url', 'thumbnailURL', 'focalX', 'focalY', 'sizes'])

/**
 * Takes off the screens of staff what is for programmers: the tab with a record as JSON, and, of the columns and filters of
 * lists, what no form shows, since Payload offers every field there.
 * @returns the same configuration
 */
export function withPlainScreens(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...config.collections, ...config.globals]) admin.hideAPIURL = true
  for (const { fields, upload } of config.collections) {
    for (const field of fields) {
      const name = 'name' in field ? field.name : ''
      const isHidden = field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true
      if (isHidden || (upload && OF_FILES.has(name))) hideFromLists(field)
    }
  }
  return config
}

function hideFromLists(field: Field): void {
  field.admin = { ...field.admin, disableListColumn: true, disableListFilter: true } as typeof field.admin
}
