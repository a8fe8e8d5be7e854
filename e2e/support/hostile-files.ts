/** Hostile and unusual picture files for uploads. */
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Create } from 'sharp'

/** A plain picture. */
export const oneColour = (width: number, height: number, shade = 120): Create => ({
  width,
  height,
  channels: 3,
  background: { r: shade % 256, g: 99, b: 66 },
})

/** A canary in the metadata of a photograph. */
export const METADATA_CANARY = 'Rahimas-house-23.8103N'

/** A photograph with the metadata of a phone (place, maker, rotation): 300 × 200, to be shown as 200 × 300. */
export function withMetadata(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  return sharp({ create: oneColour(300, 200) })
    .withExif({
      IFD0: { Copyright: METADATA_CANARY, Make: 'Phone', ImageDescription: METADATA_CANARY },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 37/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r">${METADATA_CANARY}</rdf:RDF></x:xmpmeta>`)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type), data])
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** A small PNG file whose header claims a large size. @param rows its compressed picture data */
export function pngClaiming(width: number, height: number, rows = deflateSync(Buffer.alloc(10_000_000))): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF of one pixel whose header claims a large size. */
export function gifClaiming(width: number, height: number): Buffer {
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  for (const at of [6, 32]) {
    gif.writeUInt16LE(width, at)
    gif.writeUInt16LE(height, at + 2)
  }
  return gif
}

/** A multipart upload for Payload's API. */
export const payloadUpload = (name: string, mimeType: string, buffer: Buffer) => ({
  _payload: JSON.stringify({ alt: 'A boat' }),
  file: { name, mimeType, buffer },
})
