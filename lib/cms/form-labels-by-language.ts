/**
 * Payload keeps the fields of a form, labels told, by collection alone: whoever opened it first after a start had all others
 * read the labels of fields with components of ours in their language. Told that its copy is old, it makes them anew for
 * each form, which takes milliseconds.
 */
Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
  configurable: true,
  get: () => true,
  set: () => undefined,
})
