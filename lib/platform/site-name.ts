import { domainToUnicode } from 'node:url'
import { env } from './env/env'

/** What the site is called while its foundation has entered no name: its host, as people write it. */
export function hostName(): string {
  return domainToUnicode(new URL(env().siteUrl).hostname).replace(/^www\./, '')
}
