import { listOf } from '../fixtures'
import { withoutPlaceholders } from './without-placeholders'

const META = { alt: 'River', width: 2000, height: 1000, widths: [480] }
const drawn = {
  ...listOf('banner', [{ Id: 1, title: 'One', text: '', image: 'media/river.webp' }]),
  images: { 'media/river.webp': { ...META, placeholder: 'data:image/webp;base64,UklGRg' } },
}

test('the browser gets the list without the placeholders that are in the markup', () => {
  expect(withoutPlaceholders(drawn)).toEqual({ ...drawn, images: { 'media/river.webp': META } })
})

test('the list that was passed in keeps its placeholders', () => {
  withoutPlaceholders(drawn)
  expect(drawn.images['media/river.webp']).toHaveProperty('placeholder')
})

test('the same list gives the same object', () => {
  expect(withoutPlaceholders(drawn)).toBe(withoutPlaceholders(drawn))
})

test('an undefined list stays undefined', () => {
  expect(withoutPlaceholders(undefined)).toBeUndefined()
})
