import { createCipheriv } from 'node:crypto'
import sharp from 'sharp'
import { NO_COLOURS } from '@/lib/shared/colour/palette'
import { cardVersion, type SocialCard } from './card'
import { drawCard } from './draw'

const PREVIEW: SocialCard = {
  kind: 'news',
  locale: 'en',
  foundation: { name: 'Alokdhara Foundation', companionName: 'আলোকধারা ফাউন্ডেশন', logo: null },
  colours: NO_COLOURS,
  title: 'A boat of books reaches the last char',
  line: 'News · 23 May, 2022',
  program: null,
  raised: null,
  picture: null,
}
const LONG_BANGLA = 'টঙ্গীর স্বাস্থ্যকেন্দ্রে ক্ষুদ্র ঋণ ও শিক্ষা কর্মসূচির উদ্বোধন, সঙ্গে র‍্যালি '.repeat(3).slice(0, 200)
const NONE = { picture: null, logo: null }

const draw = (more: Partial<SocialCard> = {}, pictures = {}) =>
  drawCard({ ...PREVIEW, ...more }, { ...NONE, ...pictures })

/** Pixels of a part that are darker than paper, as a part of all. */
async function inked(jpeg: Buffer, left: number, top: number, width: number, height: number): Promise<number> {
  const grey = await sharp(jpeg).extract({ left, top, width, height }).greyscale().raw().toBuffer()
  return grey.filter((value) => value < 128).length / grey.length
}

test.each<[string, Partial<SocialCard>]>([
  ['one word', { title: 'শিক্ষা' }],
  ['200 signs of Bangla', { title: LONG_BANGLA, locale: 'bn' }],
  ['200 signs of Latin', { title: 'The clinic in Tongi opens. '.repeat(8).slice(0, 200) }],
  ['one word of 200 signs', { title: 'x'.repeat(200), line: 'y'.repeat(200) }],
  ['markup', { title: '<b>Cats & dogs</b> &amp; "more"', line: '<i>' }],
  ['no sign that can be drawn', { title: '🎉', line: '🎉' }],
  ['a campaign', { kind: 'campaign', raised: { percent: 250, text: '৳10 raised of ৳4' }, title: LONG_BANGLA }],
  ['the site', { kind: 'site', title: 'Alokdhara Foundation', line: LONG_BANGLA }],
])('%s is drawn in 1200 × 630 pixels, inside of its margins', async (_what, more) => {
  const jpeg = await draw(more)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630, channels: 3 })
  expect(jpeg.length).toBeLessThan(300_000)
  expect(await inked(jpeg, 0, 0, 60, 630)).toBe(0)
  expect(await inked(jpeg, 0, 606, 540, 24)).toBe(0)
  expect(await inked(jpeg, 60, 40, 470, 560)).toBeGreaterThan(0.001)
})

test('where nothing can be drawn, and there is no mark, the card is paper and picture', async () => {
  const jpeg = await draw({ title: '🎉', line: '🎉', foundation: { name: '漢', companionName: '', logo: null } })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(await inked(jpeg, 60, 40, 470, 560)).toBe(0)
})

test('a longer title has more ink, and is cut when it is too long', async () => {
  const column = async (title: string) => inked(await draw({ title }), 60, 240, 570, 360)
  expect(await column('The clinic in Tongi opens its doors')).toBeGreaterThan(await column('Clinic'))
  const long = 'The clinic in Tongi opens its doors again. '.repeat(20)
  expect(await draw({ title: long })).toEqual(await draw({ title: `${long} And so on.` }))
})

test('the picture stands on the right, and the logo in the place of the mark', async () => {
  const red = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const jpeg = await draw({}, { picture: red, logo: red })
  const colourAt = async (left: number, top: number) => [
    ...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ]
  for (const [r = 0, g = 255] of [await colourAt(1000, 300), await colourAt(72, 88)]) expect(r - g).toBeGreaterThan(230)
})

test('a picture that hardly compresses is still small enough for messengers', async () => {
  const raw = { width: 800, height: 800, channels: 3 } as const
  // Noise that is the same each time: what a cipher makes of nothing.
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16))
  const noise = await sharp(cipher.update(Buffer.alloc(800 * 800 * 3)), { raw })
    .png()
    .toBuffer()
  expect((await draw({}, { picture: noise })).length).toBeLessThan(300_000)
})

test('a damaged picture is told of', async () => {
  await expect(draw({}, { picture: Buffer.from('RIFF....WEBPVP8 ') })).rejects.toThrow()
})

test('the version changes with whatever shows', () => {
  const version = cardVersion(PREVIEW)
  expect(version).toMatch(/^[\w-]{10}$/)
  expect(cardVersion({ ...PREVIEW })).toBe(version)
  for (const more of [{ title: 'B' }, { line: 'B' }, { picture: 'media/b.webp' }, { locale: 'bn' as const }])
    expect(cardVersion({ ...PREVIEW, ...more })).not.toBe(version)
})
