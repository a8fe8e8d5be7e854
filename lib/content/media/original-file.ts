/**
 * What is kept of an uploaded file so that its copies can be made anew: its pixels as they came, not encoded again, and none
 * of what a camera or a program wrote beside them (place, person, thumbnail, appended data).
 */
import sharp from 'sharp'
import { pictureType } from '@/lib/platform/remote-pictures/picture-type'

export const ORIGINAL_EXTENSIONS = ['jpg', 'png', 'webp'] as const

export interface OriginalFile {
  bytes: Buffer
  extension: (typeof ORIGINAL_EXTENSIONS)[number]
}

/** What is no plain JPEG, PNG or WebP becomes a PNG, with the pixels of its first frame. */
const SECONDS = 20

/**
 * @param bytes of a picture that reencodePicture has read
 * @returns the picture without metadata, as large as it came
 * @throws when it cannot be decoded after all
 */
export async function originalFile(bytes: Buffer): Promise<OriginalFile> {
  const { orientation = 1, pages = 1 } = await sharp(bytes).metadata()
  const plain = withoutMetadata(bytes, orientation, pages === 1)
  if (plain) return plain
  const png = await sharp(bytes).autoOrient().timeout({ seconds: SECONDS }).png().toBuffer()
  return { bytes: png, extension: 'png' }
}

/** The same file without what is no pixel; null where that cannot be had without decoding it. */
function withoutMetadata(bytes: Buffer, orientation: number, isStill: boolean): OriginalFile | null {
  const type = pictureType(bytes)
  if (type === 'image/jpeg') return named(jpegWithoutMetadata(bytes, orientation), 'jpg')
  if (orientation !== 1 || !isStill) return null
  if (type === 'image/png') return named(pngWithoutMetadata(bytes), 'png')
  if (type === 'image/webp') return named(webpWithoutMetadata(bytes), 'webp')
  return null
}

const named = (bytes: Buffer | null, extension: OriginalFile['extension']) => bytes && { bytes, extension }

/** Markers of JPEG (ITU-T T.81, table B.1). */
const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const APP0 = 0xe0
const COMMENT = 0xfe
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** The colour profile (ICC.1, annex B.4) and Adobe's note of the colour model, without which colours would be others. */
const isOfColours = (marker: number, body: Buffer) =>
  (marker === APP2 && body.toString('latin1', 0, 12) === 'ICC_PROFILE\0') ||
  (marker === APP14 && body.toString('latin1', 0, 5) === 'Adobe')

/** Exif that says how the picture is held and nothing else (CIPA DC-008, tag 0x0112). */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008' + '0001' + '0112000300000001' + '00000000' + '00000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** @returns null for a file that is not laid out as the standard says */
function jpegWithoutMetadata(bytes: Buffer, orientation: number): Buffer | null {
  const parts: Buffer[] = [Buffer.from([0xff, START])]
  if (orientation !== 1) parts.push(orientationSegment(orientation))
  let at = 2
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number
    if (marker === END) return Buffer.concat([...parts, bytes.subarray(at, at + 2)])
    // A marker may have any number of such bytes before it.
    if (marker === 0xff) at += 1
    else {
      const end = at + 4 <= bytes.length ? at + 2 + bytes.readUInt16BE(at + 2) : Number.POSITIVE_INFINITY
      if (end > bytes.length) return null
      const isMetadata = (marker >= APP0 && marker <= APP15) || marker === COMMENT
      const isKept = !isMetadata || isOfColours(marker, bytes.subarray(at + 4, end))
      if (isKept) parts.push(bytes.subarray(at, end))
      at = end
      if (marker === SCAN) {
        at = nextMarker(bytes, end)
        parts.push(bytes.subarray(end, at))
      }
    }
  }
  return null
}

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] as number
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
  return bytes.length
}

/** Chunks of PNG that its pixels need, and those of its colours (PNG, third edition, sections 11.2 and 11.3). */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT'])
const PNG_SIGNATURE = 8

function pngWithoutMetadata(bytes: Buffer): Buffer | null {
  const parts = [bytes.subarray(0, PNG_SIGNATURE)]
  for (let at = PNG_SIGNATURE; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    if (PNG_CHUNKS.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
  return null
}

/** Chunks of a still WebP (RFC 9649, section 2.5 to 2.7). */
const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])
const RIFF_HEAD = 12
/** Bits of VP8X that promise Exif and XMP. */
const WEBP_METADATA_BITS = 0x0c

function webpWithoutMetadata(bytes: Buffer): Buffer | null {
  const whole = Math.min(bytes.readUInt32LE(4) + 8, bytes.length)
  const parts: Buffer[] = []
  for (let at = RIFF_HEAD; at + 8 <= whole; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > whole) return null
    if (WEBP_CHUNKS.has(type)) {
      const chunk = Buffer.from(bytes.subarray(at, end))
      if (type === 'VP8X') chunk[8] = (chunk[8] as number) & ~WEBP_METADATA_BITS
      parts.push(chunk)
    }
    at = end
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from(bytes.subarray(0, RIFF_HEAD))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}
