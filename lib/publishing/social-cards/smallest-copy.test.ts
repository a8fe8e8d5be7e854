import { copyFor } from './smallest-copy'

const META = { alt: '', width: 6000, height: 4000, widths: [480, 800, 1200, 2000] }
const PLACE = { width: 540, height: 630 }

test('the smallest copy that fills the place is taken, whatever its shape', () => {
  expect(copyFor('media/a-1b.webp', META, PLACE)).toBe('media/a-1b-1200.webp')
  expect(copyFor('media/a-1b.webp', { ...META, width: 4000, height: 6000 }, PLACE)).toBe('media/a-1b-800.webp')
})

test('a picture without a copy of that size is taken itself', () => {
  expect(copyFor('media/a-1b.webp', { ...META, height: 500 }, PLACE)).toBe('media/a-1b.webp')
  expect(copyFor('uploads/a.png', { ...META, widths: [] }, PLACE)).toBe('uploads/a.png')
  expect(copyFor('uploads/a.png', undefined, PLACE)).toBe('uploads/a.png')
})
