import { imageMeta } from './image-schema'

const META = { alt: 'A flood', width: 800, height: 600, widths: [480] }
const withPlaceholder = (placeholder: unknown) => imageMeta.safeParse({ ...META, placeholder })

test('a picture may come with a placeholder or without', () => {
  expect(imageMeta.parse(META)).toEqual(META)
  expect(withPlaceholder('data:image/webp;base64,UklGRg==').success).toBe(true)
})

test.each([
  'https://elsewhere.example/pixel.webp',
  'data:image/svg+xml;base64,UklGRg==',
  'data:text/html,<script>',
  'data:image/webp;base64," onerror="x',
  `data:image/webp;base64,${'A'.repeat(5000)}`,
  '',
  7,
])('%p is no placeholder', (given) => {
  expect(withPlaceholder(given).success).toBe(false)
})
