/** The client's IP address: of the connection, or from X-Forwarded-For of a trusted proxy. */
import { BlockList, isIP } from 'node:net'

/**
 * @param trusted addresses and networks (CIDR) of proxies whose X-Forwarded-For counts
 * @returns a function from a connection's address and its X-Forwarded-For to the visitor's address
 */
export function clientAddress(
  trusted: string[],
): (remote: string | undefined, forwarded: string | undefined) => string {
  const proxies = new BlockList()
  for (const network of trusted) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  const isProxy = (address: string) => proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (remote, forwarded) => {
    const chain = [...(forwarded ?? '').split(',').map((each) => unmapped(each.trim())), unmapped(remote ?? '')]
    // From the nearest outwards, the first address that is no trusted proxy is the client; those beyond may be forged.
    let address = chain.pop() ?? ''
    while (isIP(address) && isProxy(address) && isIP(chain.at(-1) ?? '')) address = chain.pop() ?? address
    return address
  }
}

/** Dual-stack sockets give IPv4 addresses as mapped IPv6 ones. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')
