/** Rule of a video's address: what its player frames is on the one list of hosts (lib/shared/content/embed-hosts.ts). */
import { videoAt } from '@/lib/content/rich-text/addresses'
import { isHttpsAddress } from './https-address'

const NOT_A_VIDEO =
  'Please paste the address of one video on YouTube or Vimeo, such as https://www.youtube.com/watch?v=… ' +
  'or https://vimeo.com/…; the site plays no others.'

/**
 * Whether a video of the gallery can be at this address: the page of a video, its short link or its player, over https.
 * Without the rule an editor's slip, or a stolen key, would put a link to any site behind the button that plays a film.
 */
export const videoAddress = (value: unknown): true | string =>
  (typeof value === 'string' && isHttpsAddress(value) && videoAt(value)?.kind === 'frame') || NOT_A_VIDEO
