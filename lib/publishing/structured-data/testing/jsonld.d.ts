/** The part of jsonld that tests use; the package brings no types. */
declare module 'jsonld' {
  interface Options {
    documentLoader: (url: string) => Promise<{ documentUrl: string; document: object }>
    /** Fails where something would be dropped in silence. */
    safe: boolean
  }
  const jsonld: { expand(document: object, options: Options): Promise<Record<string, unknown>[]> }
  export default jsonld
}
