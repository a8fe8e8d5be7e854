import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NAME = 'foundation-site'

/** What this is: name and version, as package.json says. */
interface Manifest {
  name: string
  version: string
}

const manifestIn = (folder: string): Manifest | null => {
  const file = path.join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null
}

/** The folder of the site, whose commands are sources in it, or bundled somewhere below it (scripts/release). */
export function rootFolder(): string {
  let folder = import.meta.dirname
  while (manifestIn(folder)?.name !== NAME) {
    const above = path.dirname(folder)
    if (above === folder) throw new Error(`${import.meta.dirname} is not below the folder of the site.`)
    folder = above
  }
  return folder
}

/** Version of the site. */
export const siteVersion = (): string => manifestIn(rootFolder())?.version ?? ''
