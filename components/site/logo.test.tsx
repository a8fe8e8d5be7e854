import { render } from '@testing-library/react'
import { Logo } from './logo'

const NONE = { name: 'Shapla Trust', logo: null, logoForDark: null, mark: null }
const shown = (more: object, tone?: 'light') => {
  const { container } = render(<Logo settings={{ ...NONE, ...more }} locale="en" tone={tone} />)
  return [...container.querySelectorAll('img')].map((img) => `${img.getAttribute('src')} ${img.alt}`)
}
const LOGOS = { logo: 'media/a.webp', logoForDark: 'media/b.webp', mark: 'media/m.webp' }

test.each([
  ['on light ground', undefined, LOGOS, ['/media/a.webp Shapla Trust']],
  ['on dark ground', 'light', LOGOS, ['/media/b.webp Shapla Trust']],
  ['on dark ground where one was uploaded', 'light', { logo: 'media/a.webp' }, ['/media/a.webp Shapla Trust']],
  ['of a mark and the name', undefined, { mark: 'media/m.webp' }, ['/media/m.webp ']],
  ['of the name alone', undefined, {}, []],
] as const)('there is a logo %s', (_, tone, logos, pictures) => {
  expect(shown(logos, tone)).toEqual(pictures)
})

test('without a logo the name is to be read', () => {
  const { container } = render(<Logo settings={NONE} locale="en" />)
  expect(container).toHaveTextContent('Shapla Trust')
})
