/**
 * Which pictures and videos a text may show. Client-safe.
 *
 * Pictures come from this site's own media folder only. A picture of another server would tell that server who reads
 * which page, before the reader has pressed anything, and could be changed or taken away by strangers; so an address
 * of another server is no picture here, be it https or not. Videos of YouTube and Vimeo are kept as addresses of their
 * quieter players, and are drawn as frames that fetch nothing until they are asked to.
 */

import { EMBED_HOSTS } from '@/lib/shared/content/embed-hosts'

/** Stands for this site while a relative address is read, as a browser would read it. */
const HERE = 'http://here.invalid'

/** Schemes that a link may have; without one it is relative. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel']

/** Whether a link may lead there. */
export const isLinkAddress = (address: string): boolean =>
  URL.canParse(address, HERE) && LINK_SCHEMES.includes(new URL(address, HERE).protocol.slice(0, -1))

/**
 * What a person types as the address of a link → the address, or undefined where it cannot be one. A name such as
 * example.org is completed to https, an e-mail address to mailto.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[^\s/@:]+@[^\s/@:]+\.[^\s/@:]+$/.test(text)) return `mailto:${text}`
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(text)) return `https://${text}`
  if (!/^([/#?]|[a-z]+:)\S*$/i.test(text)) return undefined
  return isLinkAddress(text) ? text : undefined
}

/**
 * Whether a link can lead to another site. An address that is read in two ways, by whether the page came over TLS or
 * not (`http:name`), can; so can one of this site that is written whole, for which site this is is not known here.
 */
export const leavesSite = (address: string): boolean =>
  [HERE, HERE.replace('http:', 'https:')].some((base) => {
    if (!URL.canParse(address, base)) return false
    const { protocol, host } = new URL(address, base)
    return /^https?:$/.test(protocol) && host !== new URL(base).host
  })

/** A host's name as a regular expression finds it. */
const literal = (host: string) => host.replaceAll('.', '\\.')

const MEDIA_PATH = '\\/media\\/[\\w.-]+\\.'

/** What the `src` of a picture, a video file and a video frame looks like once it is clean. */
export const PICTURE_ADDRESS = new RegExp(`^${MEDIA_PATH}(?:webp|avif|jpe?g|png|gif)$`)
export const FILE_ADDRESS = new RegExp(`^${MEDIA_PATH}(?:mp4|webm)$`)
export const FRAME_ADDRESS = new RegExp(
  `^https://(?:${literal(EMBED_HOSTS.youtube)}/embed/[\\w-]{11}|${literal(EMBED_HOSTS.vimeo)}/video/\\d{1,12}\\?(?:h=[0-9a-f]{4,20}&)?dnt=1)$`,
)

/** A file of the media folder as an address from the root, or undefined when it is anything else. */
function mediaFile(address: string, pattern: RegExp): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined
  const { origin, pathname } = new URL(address, HERE)
  return origin === HERE && pattern.test(pathname) ? pathname : undefined
}

/** A picture of the media folder, relative or from the root → its address from the root. */
export const pictureAddress = (address: string) => mediaFile(address, PICTURE_ADDRESS)

export interface Video {
  /** What plays it: a frame of another site, or this site's own file. */
  kind: 'frame' | 'file'
  /** Clean address of the player or the file. */
  src: string
  /** Where a person can watch it without a frame. */
  page: string
}

/** A video by any of its usual addresses (watch page, short link, player, own file), or undefined when it is none. */
export function videoAt(address: string): Video | undefined {
  const file = mediaFile(address, FILE_ADDRESS)
  if (file) return { kind: 'file', src: file, page: file }
  if (!URL.canParse(address, 'https://here.invalid')) return undefined
  const url = new URL(address, 'https://here.invalid')
  if (!/^https?:$/.test(url.protocol)) return undefined
  return youtube(url) ?? vimeo(url)
}

function youtube({ hostname, pathname, searchParams }: URL): Video | undefined {
  const host = hostname.replace(/^(www|m)\./, '')
  const path = pathname.split('/').filter(Boolean)
  const id =
    host === 'youtu.be'
      ? path[0]
      : host !== 'youtube.com' && host !== 'youtube-nocookie.com'
        ? undefined
        : path[0] === 'watch'
          ? searchParams.get('v')
          : /^(embed|shorts|live|v)$/.test(path[0] ?? '')
            ? path[1]
            : undefined
  return frame(`https://${EMBED_HOSTS.youtube}/embed/${id}`, `https://www.youtube.com/watch?v=${id}`)
}

function vimeo({ hostname, pathname, searchParams }: URL): Video | undefined {
  const place = /^(?:\/video)?\/(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(pathname)
  if (!place || !/^(www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined
  const [, id, key = searchParams.get('h')] = place
  const page = `https://vimeo.com/${id}${key ? `/${key}` : ''}`
  return frame(`https://${EMBED_HOSTS.vimeo}/video/${id}?${key ? `h=${key}&` : ''}dnt=1`, page)
}

/** The list has the last word on a player's address. */
const frame = (src: string, page: string): Video | undefined =>
  FRAME_ADDRESS.test(src) ? { kind: 'frame', src, page } : undefined
