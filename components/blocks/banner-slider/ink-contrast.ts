/** The part of a banner that the text stands on, in shares of the picture. */
const GROUND = { x: 0.04, y: 0.05, width: 0.38, height: 0.52 }
const SAMPLE = 24

/** The darkest ground on which ink still has a contrast of 4.5 (WCAG 2.2, 1.4.3), as relative luminance. */
const DARKEST = 0.25
const SHARE_OF_GROUND = 0.97

/**
 * @param address of a picture that the page shows, which its cache holds
 * @returns whether ink can be read on its left; false where that cannot be measured
 */
export async function isInkReadable(address: string): Promise<boolean> {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE
  canvas.height = SAMPLE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const picture = await pixelsOf(address)
  if (!context || !picture) return false
  const { width, height } = picture
  const ground = [GROUND.x * width, GROUND.y * height, GROUND.width * width, GROUND.height * height] as const
  context.drawImage(picture, ...ground, 0, 0, SAMPLE, SAMPLE)
  picture.close()
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE)
  let light = 0
  for (let at = 0; at < data.length; at += 4) if (luminance(data.subarray(at, at + 3)) >= DARKEST) light += 1
  return light >= SAMPLE * SAMPLE * SHARE_OF_GROUND
}

/** Decoded from the file and not from the element, which would hold up whatever the visitor does meanwhile. */
async function pixelsOf(address: string): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(await (await fetch(address, { cache: 'force-cache' })).blob())
  } catch {
    return undefined
  }
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: Uint8ClampedArray): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour, (value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
