/** A random client IP address for X-Forwarded-For, since forms are rate-limited by address. */
export function randomIpAddress(): string {
  // Of the network reserved for benchmarks (RFC 2544).
  const part = () => Math.floor(Math.random() * 256)
  return `198.${18 + (part() % 2)}.${part()}.${part()}`
}
