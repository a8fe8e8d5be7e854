/** Visitors of many addresses: the sites under test take the proxy's word for it, and count forms by address. */
export function randomIpAddress(): string {
  // The network of benchmarks (RFC 2544), which is nobody's.
  const part = () => Math.floor(Math.random() * 256)
  return `198.${18 + (part() % 2)}.${part()}.${part()}`
}
