import { currentPictures, shownPictures, stemOf, withCurrentPictures } from './current-pictures'

const RECORDS = [
  {
    id: 1,
    filename: 'boat-11111111.webp',
    alt: { en: 'A boat', bn: 'নৌকা' },
    formerNames: ['ship-00000000.jpg', 'raft-22222222.png'],
  },
  { id: 2, filename: 'face-33333333.webp', withdrawnAt: '2026-11-01T00:00:00.000Z', instead: 3 },
  {
    id: 3,
    filename: 'tree-44444444.webp',
    withdrawnAt: '2026-11-02T00:00:00.000Z',
    instead: 1,
    formerNames: ['leaf-55555555.jpg'],
  },
  { id: 4, filename: 'home-66666666.webp', withdrawnAt: '2026-11-03T00:00:00.000Z', instead: null },
  { id: 5, filename: 'well-77777777.webp', formerNames: null },
]
const altOf = ({ alt }: { alt?: unknown }, locale: 'en' | 'bn') => (alt as Record<string, string>)[locale] ?? ''
const current = currentPictures(RECORDS, altOf)

test('all files of a picture have its stem', () => {
  const names = ['boat-11111111.webp', 'boat-11111111-480.avif', 'boat-11111111-upright.avif', 'boat-11111111.jpg']
  expect(names.map(stemOf)).toEqual(Array(4).fill('boat-11111111'))
  expect(stemOf('boat-11111111-1.webp')).toBe('boat-11111111-1')
})

test('names of former files lead to the file of now, and those that were taken away to what shows instead', () => {
  const other = { filename: 'boat-11111111.webp', alt: { en: 'A boat', bn: 'নৌকা' } }
  expect(Object.fromEntries(current)).toEqual({
    'ship-00000000': { ...other, alt: null },
    'raft-22222222': { ...other, alt: null },
    'face-33333333': other,
    'tree-44444444': other,
    'leaf-55555555': other,
    'home-66666666': null,
  })
})

test('pictures that stand in for each other in a circle show nothing', () => {
  const [one, two] = [1, 2].map((id) => ({ id, filename: `a-${id}.webp`, withdrawnAt: 'x', instead: 3 - id }))
  expect([...currentPictures([one, two] as never, altOf).values()]).toEqual([null, null])
})

test('a picture that was taken away shows as the other under its own Id, or not at all', () => {
  expect(shownPictures(RECORDS).map(({ id, filename }) => [id, filename])).toEqual([
    [1, 'boat-11111111.webp'],
    [2, 'boat-11111111.webp'],
    [3, 'boat-11111111.webp'],
    [5, 'well-77777777.webp'],
  ])
})

describe('a text shows', () => {
  const read = (html: string, locale: 'en' | 'bn' = 'en') => withCurrentPictures({ [locale]: html }, current)[locale]

  test('the new file, in its own words', () => {
    expect(read('<p><img src="/media/ship-00000000.webp" alt="Our ship"> at sea</p>')).toBe(
      '<p><img src="/media/boat-11111111.webp" alt="Our ship"> at sea</p>',
    )
    expect(read('<p><a href="/media/raft-22222222-800.webp">Large</a></p>')).toBe(
      '<p><a href="/media/boat-11111111.webp">Large</a></p>',
    )
  })

  test('what stands in another’s place with its words, in the language of the text', () => {
    expect(read('<img alt="Rahima &gt; home" src="/media/face-33333333.webp">')).toBe(
      '<img alt="A boat" src="/media/boat-11111111.webp">',
    )
    expect(read('<img src="/media/face-33333333.webp" alt="রহিমা">', 'bn')).toBe(
      '<img src="/media/boat-11111111.webp" alt="নৌকা">',
    )
  })

  test('nothing of a picture that was taken away: neither the picture nor what is said below it', () => {
    expect(
      read(
        '<p>One</p><figure><img src="/media/home-66666666.webp" alt="Her home"><figcaption>Rahima</figcaption></figure><p>Two</p>',
      ),
    ).toBe('<p>One</p><p>Two</p>')
    expect(read('<p>A <img src="/media/home-66666666-480.webp" alt="Her > home"> B</p>')).toBe('<p>A  B</p>')
  })

  test('all other pictures as before, in the same object', () => {
    const record = { text: { en: '<img src="/media/well-77777777.webp" alt="">', bn: null }, rows: [{ a: 1 }] }
    expect(withCurrentPictures(record, current)).toBe(record)
    expect(read('<figure><img src="/media/well-77777777.webp" alt="A well"></figure>')).toContain('A well')
  })
})
