/** Pictures in one file for old browsers and for what asks for /favicon.ico by itself: header, table, then PNGs. */
export function icoFile(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0])
  let offset = header.length + 16 * pictures.length
  const table = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...table, ...pictures.map(({ png }) => png)])
}
