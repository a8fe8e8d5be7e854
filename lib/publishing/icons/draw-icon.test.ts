/** @jest-environment node */
import sharp from 'sharp'
import { NO_COLOURS, OWN } from '@/lib/shared/colour/palette'
import { ICON_FILES, type IconName } from '@/lib/shared/icons'
import { drawIcon } from './draw-icon'
import { iconSourceOf, iconVersion } from './icon-source'

const LETTER = { mark: null, letter: 'শ', ink: OWN.ink, paper: OWN.paper }
const colourAt = async (png: Buffer, x: number, y: number) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4
  return [...data.subarray(at, at + 4)]
}
const red = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
const INK = [0x1b, 0x1f, 0x45, 255]
const PAPER = [0xff, 0xfc, 0xf6, 255]
const pngNames = (Object.keys(ICON_FILES) as IconName[]).filter((name) => name.endsWith('.png'))

test.each(pngNames)('%s has its size, with a mark and without', async (name) => {
  for (const mark of [await red(), null]) {
    const { width, height } = await sharp(await drawIcon(name, LETTER, mark)).metadata()
    expect([width, height]).toEqual([ICON_FILES[name].sizes[0], ICON_FILES[name].sizes[0]])
  }
})

test('the mark stands on paper; what devices cut round has no transparent corner', async () => {
  const mark = await red()
  const plain = await drawIcon('icon-192.png', LETTER, mark)
  expect(await colourAt(plain, 0.5, 0.5)).toEqual([255, 0, 0, 255])
  expect(await colourAt(plain, 0.5, 0.01)).toEqual(PAPER)
  expect((await colourAt(plain, 0, 0))[3]).toBe(0)
  expect(await colourAt(await drawIcon('icon-maskable-512.png', LETTER, mark), 0, 0)).toEqual(PAPER)
})

test('without a mark the letter stands on ink', async () => {
  const icon = await drawIcon('icon-512.png', LETTER, null)
  expect(await colourAt(icon, 0.5, 0.03)).toEqual(INK)
  const { dominant } = await sharp(icon).flatten({ background: '#1b1f45' }).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  const bare = await drawIcon('icon-512.png', { ...LETTER, letter: 'ই' }, null)
  expect(icon.equals(bare)).toBe(false)
})

test('a letter that no face here has, and none, are the site’s own icon', async () => {
  const none = await drawIcon('icon-192.png', { ...LETTER, letter: '' }, null)
  expect((await drawIcon('icon-192.png', { ...LETTER, letter: '漢' }, null)).equals(none)).toBe(true)
})

test('favicon.ico holds three sizes', async () => {
  const ico = await drawIcon('favicon.ico', LETTER, null)
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48])
})

test.each([
  ['শাপলা পাঠাগার', 'শা'],
  ['“hope” & help', 'H'],
  ['24 Library', 'L'],
  ['مؤسسة', 'م'],
  ['…', ''],
])('of %s the letter is %s', (name, letter) => {
  expect(iconSourceOf({ name, mark: null, colours: NO_COLOURS }).letter).toBe(letter)
})

test('another mark or letter is another version', () => {
  const versions = [LETTER, { ...LETTER, letter: 'A' }, { ...LETTER, mark: 'media/a.webp' }].map(iconVersion)
  expect(new Set(versions).size).toBe(3)
})
