import 'server-only'
import { LRUCache } from 'lru-cache'
import { logoFile } from '@/lib/content/media/logo-bytes'
import { getSettings } from '@/lib/delivery/content'
import { log } from '@/lib/platform/log/log'
import { OWN } from '@/lib/shared/colour/palette'
import type { IconName } from '@/lib/shared/icons'
import { drawIcon } from './draw-icon'
import { type IconSource, iconSourceOf, iconVersion } from './icon-source'

const NOTHING_KNOWN: IconSource = { mark: null, letter: '', ink: OWN.ink, paper: OWN.paper }
/** A mark that could not be read is soon tried again. */
const INCOMPLETE_MS = 30_000

interface Asked {
  name: IconName
  source: IconSource
}

const icons = new LRUCache<string, Buffer, Asked>({
  // Of a set of settings five each, and of those before them while pages still name them.
  max: 20,
  fetchMethod: async (_key, _stale, { context: { name, source }, options }) => {
    try {
      return await drawIcon(name, source, source.mark ? await logoFile(source.mark) : null)
    } catch (error) {
      log.warn({ err: error, image: source.mark }, 'The mark could not be read, and is not in the icons.')
      options.ttl = INCOMPLETE_MS
      return drawIcon(name, source, null)
    }
  },
})

/** An icon as the settings have it now; the site's own while these cannot be read. */
export async function cachedIcon(name: IconName): Promise<Buffer> {
  const source = await getSettings('en').then(iconSourceOf, () => NOTHING_KNOWN)
  return icons.forceFetch(`${iconVersion(source)} ${name}`, { context: { name, source } })
}
