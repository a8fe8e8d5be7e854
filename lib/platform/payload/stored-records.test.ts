import { idOf } from '@/lib/shared/format/related-id'
import { mediaLibrary, textIn, valueAt } from './stored-records'

test('a value is found at its path', () => {
  expect(valueAt({ id: 1, detail: { title: 'Heading' } }, 'detail.title')).toBe('Heading')
})

test('an unknown path gives undefined', () => {
  expect(valueAt({ id: 1, detail: null }, 'detail.title')).toBeUndefined()
})

test.each([null, '', undefined])('Bangla falls back to English where it is %p', (bn) => {
  expect(textIn({ en: 'River', bn }, 'bn')).toBe('River')
})

test('Bangla is returned where it is set', () => {
  expect(textIn({ en: 'River', bn: 'নদী' }, 'bn')).toBe('নদী')
})

test('English does not fall back to Bangla', () => {
  expect(textIn({ bn: 'নদী' }, 'en')).toBe('')
})

test('a text that is set in neither language is empty', () => {
  expect(textIn(null, 'en')).toBe('')
})

test.each([
  [7, 7],
  ['7', 7],
  [{ id: 7 }, 7],
  [null, null],
  [undefined, null],
  [{}, null],
])('the id of %p is %p', (value, id) => {
  expect(idOf(value)).toBe(id)
})

describe('the library of pictures', () => {
  const record = {
    id: 3,
    filename: 'river-1a2b3c4d.webp',
    alt: { en: 'A river' },
    width: 1000,
    height: 500,
    sizes: {
      webp800: { width: 800, filename: 'river-1a2b3c4d-800.webp' },
      webp480: { width: 480, filename: 'river-1a2b3c4d-480.webp' },
      webp1200: { width: null, filename: null },
    },
  }

  test('has the path of a picture', () => {
    expect(mediaLibrary([record]).get(3)?.path).toBe('media/river-1a2b3c4d.webp')
  })

  test('has the widths of the copies there are, in order', () => {
    expect(mediaLibrary([record]).get(3)?.meta.en.widths).toEqual([480, 800])
  })

  test('has the alternative text in both languages', () => {
    const meta = mediaLibrary([record]).get(3)?.meta
    expect([meta?.en.alt, meta?.bn.alt]).toEqual(['A river', 'A river'])
  })

  test('says whether there is a cut for upright screens', () => {
    const uprightOf = (upright: boolean | null) => mediaLibrary([{ ...record, upright }]).get(3)?.meta.en.upright
    expect([uprightOf(true), uprightOf(false), uprightOf(null)]).toEqual([true, undefined, undefined])
  })

  test('has a placeholder for opaque pictures', () => {
    const placeholderOf = (placeholder: string | null) =>
      mediaLibrary([{ ...record, placeholder }]).get(3)?.meta.en.placeholder
    expect(placeholderOf('data:image/webp;base64,UklGRg')).toBe('data:image/webp;base64,UklGRg')
    expect([placeholderOf(''), placeholderOf(null)]).toEqual([undefined, undefined])
  })
})
