import sharp from 'sharp'
import { areAlike, groupAlike, lookOf } from './look'

const drawing = (seed: number, width = 900, height = 600) => {
  const spots = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [((seed * (at + 1) * 37) % 100) / 100, ((seed * (at + 2) * 53) % 100) / 100]
    return `<circle cx="${x * width}" cy="${y * height}" r="${80 + at * 9}" fill="rgb(${at * 28},90,${(seed * 31) % 255})"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${spots.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const picture = async (id: number, bytes: Buffer) => {
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  return { id, look: await lookOf(bytes), width, height }
}

test('a picture looks like its copies, and like no other picture', async () => {
  const bytes = await drawing(3)
  const copies = [
    await sharp(bytes).resize(400).jpeg({ quality: 40 }).toBuffer(),
    await sharp(bytes).webp({ quality: 20 }).toBuffer(),
  ]
  const one = await picture(1, bytes)
  for (const copy of copies) expect(areAlike(one, await picture(2, copy))).toBe(true)
  for (const seed of [4, 5, 6, 7]) expect(areAlike(one, await picture(2, await drawing(seed)))).toBe(false)
  const cut = await sharp(bytes).resize(600, 600, { fit: 'fill' }).png().toBuffer()
  expect(areAlike(one, await picture(2, cut))).toBe(false)
  expect(areAlike(one, one)).toBe(false)
})

test('of a picture of one colour nothing is told', async () => {
  const grey = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  expect(await lookOf(grey)).toBe('')
  const plain = { look: '', width: 90, height: 60 }
  expect(areAlike({ id: 1, ...plain }, { id: 2, ...plain })).toBe(false)
  expect(
    groupAlike([
      { id: 1, ...plain },
      { id: 2, ...plain },
    ]).size,
  ).toBe(0)
})

test('copies are in the group of the oldest, through others too', () => {
  const look = (id: number, digits: string, width = 900) => ({ id, look: digits, width, height: 600 })
  const groups = groupAlike([
    look(1, '0000000000000000'),
    look(2, 'ffffffffffffffff'),
    look(3, '0000000000000000'),
    look(5, '0000000000010111'),
    look(6, '0000000110110111'),
    look(7, '0000000000000000', 600),
  ])
  expect([...groups].sort(([one], [other]) => one - other)).toEqual([
    [1, 1],
    [3, 1],
    [5, 1],
    [6, 1],
  ])
})

test('twenty thousand pictures are grouped, most of them copies', () => {
  const looks = Array.from({ length: 20_000 }, (_, at) => ({
    id: at + 1,
    look: ((BigInt(at % 9000) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn).toString(16).padStart(16, '0'),
    width: 900,
    height: 600,
  }))
  expect(groupAlike(looks).size).toBeGreaterThan(18_000)
})
