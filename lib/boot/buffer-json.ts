/**
 * Serializes buffers to JSON as base64 instead of one number a byte: some ten times as fast. Next serializes each
 * cached page as JSON, only to measure its size (next/dist/server/lib/incremental-cache, set): the data of a
 * page of 120 KB would hold up every visitor for as long as the page took to be made.
 *
 * Buffer.from() cannot restore such JSON, and throws; nothing in this process does that.
 */
export function encodeBuffersAsBase64(): void {
  const toJSON = function (this: Buffer) {
    return { type: 'Buffer', data: this.toString('base64') }
  }
  Object.assign(Buffer.prototype, { toJSON })
}
