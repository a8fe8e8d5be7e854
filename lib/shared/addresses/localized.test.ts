import { imageCopyUrl, imageUrl } from '@/lib/shared/content/image-url'
import { apiPath, localized, parseId } from './localized'
import { paths } from './paths'

test('English pages stand at the root', () => {
  expect(localized('en', paths.home)).toBe('/')
  expect(localized('en', paths.projects)).toBe('/projects')
})

test('Bangla pages stand below /bn, its home page without a trailing slash', () => {
  expect(localized('bn', paths.home)).toBe('/bn')
  expect(localized('bn', paths.project(7))).toBe('/bn/project/7')
})

test('a subcategory is addressed by its project and itself', () => {
  expect(paths.subcategory(3, 12)).toBe('/project-subcategory-details/3/12')
})

test('segments of a call are escaped', () => {
  expect(apiPath('projects', 'a/b c')).toBe('/api/v1/projects/a%2Fb%20c')
})

test('the path of a picture is escaped, its slashes are not', () => {
  expect(imageUrl('media/river 1#.webp')).toBe('/media/river%201%23.webp')
})

test('a copy of a picture is named by its width and format', () => {
  expect(imageCopyUrl('media/river-1a2b3c4d.webp', 480, 'avif')).toBe('/media/river-1a2b3c4d-480.avif')
})

test.each([
  ['1', 1],
  ['2147483647', 2147483647],
])('%s is an Id', (segment, id) => {
  expect(parseId(segment)).toBe(id)
})

test.each(['', 'abc', '-1', '0', '01', '1.5', '1e3', '2147483648', '99999999999999999999', '1 ', '%31', '١'])(
  '%j is no Id',
  (segment) => {
    expect(parseId(segment)).toBeUndefined()
  },
)
