import { isIP } from 'node:net'

/** Begins an IPv4 address that is written as IPv6 (RFC 4291, section 2.5.5.2). */
const MAPPED = '0:0:0:0:0:ffff'

export interface Networks {
  /** One subscriber: an IPv4 address, or the /64 that an IPv6 one is handed out with (RFC 4291, section 2.5.4). */
  host: string
  /** What belongs to one owner, more or less: IPv4 /24, IPv6 /48 (RFC 6177). */
  network: string
}

/** The keys of rate limits for an address; a text that is no address is its own. */
export function networksOf(address: string): Networks {
  if (isIP(address) === 4) return { host: address, network: address.split('.').slice(0, 3).join('.') }
  if (isIP(address) !== 6) return { host: address, network: address }
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') === MAPPED) return networksOf(unmapped(groups))
  return { host: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}

/** The IPv4 address in the last two groups, each of two numbers. */
function unmapped(groups: string[]): string {
  const pairs = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return pairs.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}

/** The eight groups of an IPv6 address, whichever way it was written (RFC 4291, section 2.2). */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%')
  const [head = '', tail] = new URL(`http://[${bare}]/`).hostname.slice(1, -1).split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
