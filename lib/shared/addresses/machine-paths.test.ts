import { localized } from './localized'
import { isSocialCardAddress, socialCardPath } from './machine-paths'
import { paths } from './paths'

const { home, newsItem, event, project, subcategory, health, campaign } = paths

test.each([home, newsItem(7), event(3), project(1), subcategory(1, 20), health(4), campaign(2)])(
  '%s has a drawn picture in both languages, under any version',
  (page) => {
    const [english, bangla] = [socialCardPath(page), localized('bn', socialCardPath(page))]
    for (const address of [english, bangla, `${bangla}?v=a`])
      expect([address, isSocialCardAddress(address)]).toEqual([address, true])
  },
)

test('the social card of the home page is at /preview.jpg', () => {
  expect(socialCardPath(home)).toBe('/preview.jpg')
})

test.each([
  '/uploads/2024/preview.jpg',
  '/media/preview.jpg',
  '/about-us/preview.jpg',
  '//preview.jpg',
  '/news-details/7/a/preview.jpg',
  '/preview.jpgs',
])('%s is the address of no drawn picture', (address) => expect(isSocialCardAddress(address)).toBe(false))
