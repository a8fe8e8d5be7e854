/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawSvg } from './draw-svg'
import { SvgRefused } from './read-svg'

const svg = (more: string, inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inner}</svg>`)

test('a small drawing becomes a large picture, transparent where nothing is', async () => {
  const { data, info } = await sharp(await drawSvg(svg('width="20" height="10"', '<rect width="10" height="10"/>')))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([1200, 600, 4])
  expect([data[3], data.at(-1)]).toEqual([255, 0])
})

test('the demo’s own logos are drawn', async () => {
  const folder = path.join(process.cwd(), 'demo/logos')
  const names = readdirSync(folder)
  expect(names).not.toEqual([])
  for (const name of names) {
    const { isOpaque, entropy } = await sharp(await drawSvg(readFileSync(path.join(folder, name)))).stats()
    expect([isOpaque, entropy > 0.1]).toEqual([false, true])
  }
})

test.each([
  ['a line', svg('viewBox="0 0 5000 1"', '<rect width="5000" height="1"/>')],
  ['a drawing of a wall’s size', svg('width="900000" height="900000"', '<g/>')],
  ['a drawing without a size', svg('width="0" height="0"', '<rect width="5" height="1"/>')],
])('%s is refused', async (_, bytes) => {
  await expect(drawSvg(bytes)).rejects.toThrow(SvgRefused)
})
