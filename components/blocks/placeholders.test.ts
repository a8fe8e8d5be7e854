import { readdirSync } from 'node:fs'
import placeholders from './placeholders.json'

test('every picture of the design has its placeholder', () => {
  const files = readdirSync('public/images', { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((file) => file.endsWith('.webp') && !/-\d+\.webp$/.test(file))
  expect(Object.keys(placeholders)).toEqual(pictures.map((file) => `images/${file}`).sort())
})
