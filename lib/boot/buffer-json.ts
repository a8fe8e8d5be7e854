/**
 * Has buffers write themselves to JSON in base64 instead of one number a byte: some ten times as fast. Next writes each
 * page that it keeps as JSON, only to learn how long that is (next/dist/server/lib/incremental-cache, set): the data of a
 * page of 120 KB would hold up every visitor for as long as the page took to be made.
 *
 * Such JSON cannot be turned back by Buffer.from(), which throws; nothing in this process does that.
 */
export function encodeBuffersAsBase64(): void {
  const toJSON = function (this: Buffer) {
    return { type: 'Buffer', data: this.toString('base64') }
  }
  Object.assign(Buffer.prototype, { toJSON })
}
