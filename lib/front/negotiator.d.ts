/** What the front uses of the package; its published types lack the server's own preference. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders })
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined
  }
}
