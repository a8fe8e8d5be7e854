/** Makes the icons that devices ask for from public/icon.svg. Run by hand when that changes: `npx tsx scripts/make-icons.ts`. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { PAPER_COLOUR } from '@/lib/shared/site'

const PUBLIC = path.join(import.meta.dirname, '../public')
/**
 * What a mask leaves whatever its shape: a circle of 80 % of the width (W3C, Web Application Manifest, "Icon masks"). All
 * that is drawn lies in the circle within the icon.
 */
const SAFE_ZONE = 0.8

const drawing = await readFile(path.join(PUBLIC, 'icon.svg'))

/** The icon at a size, in pixels. */
const drawn = (size: number) => sharp(drawing, { density: (72 * size) / 52 }).resize(size, size)
const png = (size: number) => drawn(size).png({ compressionLevel: 9 }).toBuffer()

/** The icon on ground that reaches every edge: what devices cut round must not show through at the corners. */
async function onGround(size: number, share: number): Promise<Buffer> {
  const input = await png(Math.round(size * share))
  return sharp({ create: { width: size, height: size, channels: 3, background: PAPER_COLOUR } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Pictures in one file for old browsers and for what asks for /favicon.ico by itself: header, table, then PNGs. */
function ico(pictures: { size: number; png: Buffer }[]): Buffer {
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

const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(size) })))
const files: Record<string, Buffer> = {
  'favicon.ico': ico(small),
  'apple-touch-icon.png': await onGround(180, 1),
  'icon-192.png': await png(192),
  'icon-512.png': await png(512),
  'icon-maskable-512.png': await onGround(512, SAFE_ZONE),
}
for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(PUBLIC, name), bytes)
