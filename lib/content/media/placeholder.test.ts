import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { placeholderOf } from './placeholder'

const RIVER = join(process.cwd(), 'demo/media/river-e181369b-480.webp')
const LOGO = join(process.cwd(), 'demo/media/partner-nodi-works-e063437d.webp')

const decode = (address: string) => sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))
const plain = (options: object = {}) =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#2a7f62', ...options } })

test('is a WebP of 16 pixels in the shape of the picture', async () => {
  const address = await placeholderOf(RIVER)
  expect(address).toMatch(/^data:image\/webp;base64,/)
  expect(await decode(address).metadata()).toMatchObject({ format: 'webp', width: 16, height: 8 })
})

test('weighs next to nothing', async () => {
  expect((await placeholderOf(RIVER)).length).toBeLessThan(280)
})

test('has the colours of the picture', async () => {
  const address = await placeholderOf(await plain().png().toBuffer())
  const [red, green, blue] = (await decode(address).stats()).channels.map(({ mean }) => Math.round(mean))
  expect(Math.abs((red ?? 0) - 0x2a) + Math.abs((green ?? 0) - 0x7f) + Math.abs((blue ?? 0) - 0x62)).toBeLessThan(12)
})

test('stands as a camera held upright took it', async () => {
  const turned = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await decode(await placeholderOf(turned)).metadata()).toMatchObject({ width: 16, height: 32 })
})

test('is not made of a picture that one can see through', async () => {
  expect(existsSync(LOGO)).toBe(true)
  expect(await placeholderOf(LOGO)).toBe('')
})

test('is made of an opaque picture that has an alpha channel', async () => {
  const opaque = await plain({ channels: 4 }).png().toBuffer()
  expect(await placeholderOf(opaque)).toMatch(/^data:image\/webp/)
})

test('fails for what is no picture', async () => {
  await expect(placeholderOf(Buffer.from('no picture'))).rejects.toThrow()
})

test('of a picture that is far longer than wide is no longer than a placeholder may be', async () => {
  const narrow = await sharp({ create: { width: 1, height: 20_000, channels: 3, background: '#2a7f62' } })
    .png()
    .toBuffer()
  expect(await decode(await placeholderOf(narrow)).metadata()).toMatchObject({ format: 'webp', width: 1, height: 256 })
})
