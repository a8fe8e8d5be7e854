/** What a picture looks like in 64 bits: a photo that a messenger made smaller or saved again still has nearly the same. */
import sharp from 'sharp'

/** Of the picture that the look is taken from, in grey pixels. */
const SIDE = 32
/** Waves that are looked at, in either direction. */
const WAVES = 8
/** In a picture of nearly one colour nothing is told from another. */
const LEAST_STRENGTH = 30

/** Bits that may differ between copies of one picture. */
const MOST_DIFFERENT = 4
/** By how much the shapes of two copies may differ, for their sides were rounded. */
const SHAPE_TOLERANCE = 0.02

/** Cosines of the waves along a side, of the discrete cosine transform (DCT-II). */
const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: SIDE }, (_, at) => Math.cos((Math.PI * wave * (2 * at + 1)) / (2 * SIDE))),
)

/**
 * Which of the picture's broadest waves are stronger than most of them ("perceptual hash", C. Zauner 2010, section 3.2.1).
 * @param picture its bytes or its file
 * @returns 16 hexadecimal digits; '' for a picture in which hardly anything differs
 * @throws when the picture cannot be decoded
 */
export async function lookOf(picture: Buffer | string): Promise<string> {
  const grey = await sharp(picture)
    .autoOrient()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .raw()
    .toBuffer()
  const strengths = COSINES.flatMap((down) => COSINES.map((across) => strengthOf(grey, down, across)))
  // The first tells how light the whole picture is.
  const rest = strengths.slice(1).toSorted((one, other) => one - other)
  if (Math.max(Math.abs(Number(rest.at(0))), Number(rest.at(-1))) < LEAST_STRENGTH * SIDE) return ''
  const median = Number(rest[Math.floor(rest.length / 2)])
  const bits = strengths.map((strength) => (strength > median ? '1' : '0')).join('')
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0')
}

function strengthOf(grey: Buffer, down: readonly number[], across: readonly number[]): number {
  let sum = 0
  for (const [row, factor] of down.entries())
    for (const [column, other] of across.entries()) sum += factor * other * Number(grey[row * SIDE + column])
  return sum
}

export interface Looks {
  id: number
  look: string
  width: number
  height: number
}

function differentBits(one: string, other: string): number {
  let different = BigInt(`0x${one}`) ^ BigInt(`0x${other}`)
  let count = 0
  for (; different > 0n; different &= different - 1n) count += 1
  return count
}

/** Whether two pictures are, as far as anybody sees, copies of one. */
export function areAlike(one: Looks, other: Looks): boolean {
  if (one.id === other.id || one.look === '' || other.look === '') return false
  const shapes = (one.width * other.height) / (one.height * other.width)
  return Math.abs(shapes - 1) <= SHAPE_TOLERANCE && differentBits(one.look, other.look) <= MOST_DIFFERENT
}

/** Where the parts of a look begin and end, in digits: two that differ in MOST_DIFFERENT bits have one of these five in common. */
const PARTS = [
  [0, 3],
  [3, 6],
  [6, 9],
  [9, 12],
  [12, 16],
] as const

/** Different looks with a part in common; where there are more, most of the picture is empty and tells nothing. */
const MOST_IN_PART = 300

/**
 * Groups pictures that look alike: those of which another is there, with the Id of the oldest of their group.
 * @returns Id → Id of the group
 */
export function groupAlike(pictures: readonly Looks[]): Map<number, number> {
  const parents = new Map<number, number>()
  const groupOf = (id: number): number => {
    const parent = parents.get(id)
    return parent === undefined || parent === id ? id : groupOf(parent)
  }
  const join = (one: number, other: number): void => {
    const groups = [groupOf(one), groupOf(other)]
    const oldest = Math.min(...groups)
    for (const group of groups) parents.set(group, oldest)
  }
  // Those that look exactly the same stand for each other below, however many they are.
  const distinct = new Map<string, Looks>()
  for (const picture of pictures) {
    if (picture.look === '') continue
    const key = `${picture.look} ${(picture.width / picture.height).toFixed(1)}`
    const same = distinct.get(key)
    if (!same) distinct.set(key, picture)
    else if (areAlike(same, picture)) join(same.id, picture.id)
  }
  for (const together of inParts([...distinct.values()])) {
    for (const [at, one] of together.entries())
      for (const other of together.slice(at + 1)) if (areAlike(one, other)) join(one.id, other.id)
  }
  return new Map([...parents.keys()].map((id) => [id, groupOf(id)]))
}

function* inParts(pictures: readonly Looks[]): Generator<Looks[]> {
  for (const [from, to] of PARTS) {
    const byPart = new Map<string, Looks[]>()
    for (const picture of pictures) {
      const key = picture.look.slice(from, to)
      const together = byPart.get(key)
      if (together) together.push(picture)
      else byPart.set(key, [picture])
    }
    for (const together of byPart.values()) if (together.length <= MOST_IN_PART) yield together
  }
}
