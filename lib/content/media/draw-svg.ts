import sharp from 'sharp'
import { readSvg, SvgRefused } from './read-svg'

/** The longer side in which an SVG is drawn, in pixels: it is kept as a picture, whatever it is used for later. */
const LONGER_SIDE = 1200
/** What is longer than this many times its width is no logo. */
const MOST_RATIO = 20
/** Dots to the inch in which a drawing has the size that it names. */
const PLAIN_DENSITY = 72
const MOST_DENSITY = 20_000
const SECONDS = 5

/**
 * Draws an SVG, as far as it consists of shapes.
 * @param bytes of a file from anybody
 * @returns a PNG
 * @throws SvgRefused
 */
export async function drawSvg(bytes: Buffer): Promise<Buffer> {
  const drawing = Buffer.from(readSvg(bytes))
  const { width, height } = await sharp(drawing)
    .metadata()
    .catch(() => {
      throw new SvgRefused('svgBroken')
    })
  const [short, long] = [width, height].sort((a, b) => a - b) as [number, number]
  if (short < 1 || long > short * MOST_RATIO) throw new SvgRefused('svgBroken')
  const density = Math.min(Math.max((PLAIN_DENSITY * LONGER_SIDE) / long, 1), MOST_DENSITY)
  return sharp(drawing, { density, limitInputPixels: (LONGER_SIDE * 2) ** 2 })
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside' })
    .timeout({ seconds: SECONDS })
    .png()
    .toBuffer()
    .catch(() => {
      throw new SvgRefused('svgBroken')
    })
}
