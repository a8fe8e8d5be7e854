/** Rule of a video's address: what its player frames is on the one list of hosts (lib/shared/content/embed-hosts.ts). */
import { videoAt } from '@/lib/content/rich-text/addresses'
import { say } from '@/lib/platform/calls/say'
import { isHttpsAddress } from './https-address'

/**
 * Whether a video of the gallery can be at this address: the page of a video, its short link or its player, over https.
 * Without the rule an editor's slip, or a stolen key, would put a link to any site behind the button that plays a film.
 */
export const videoAddress = (value: unknown): true | string =>
  (typeof value === 'string' && isHttpsAddress(value) && videoAt(value)?.kind === 'frame') ||
  say('content.galleryVideos.notOne')
