/** Types of the package, as far as used; the published ones lack the server's preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders })
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}
