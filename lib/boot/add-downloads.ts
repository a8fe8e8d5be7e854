import 'server-only'
import { cms } from '@/lib/cms/instance'
import { countDownloads } from '@/lib/content/count-downloads'
import { log } from '@/lib/platform/log/log'

/** Adds downloads that the reverse proxy has counted. @param downloads name of a file → how often */
export function addDownloads(downloads: Readonly<Record<string, number>>): void {
  void cms()
    .then((payload) => countDownloads(payload, downloads))
    .catch((err: unknown) => log.warn({ err }, 'Downloads could not be counted.'))
}
