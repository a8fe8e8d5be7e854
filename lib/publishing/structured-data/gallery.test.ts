import type { GalleryVideo } from '@/lib/shared/content/types'
import { campaign } from './campaigns'
import { faqPage } from './faq-page'
import { imageGallery, videoObjects } from './gallery'
import { CAMPAIGN, IMAGES, offencesOf, SITE } from './testing/fixtures'
import { missingIn } from './testing/missing'

jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://alokdhara.example' }) }))

const photo = (image: string | null) => ({ image, meta: image ? IMAGES[image] : undefined })

test('a picture has its text, its lengths and its smallest copy', async () => {
  const photos = [photo('media/boat.webp'), photo(null), photo('media/wide.png'), photo('media/none.webp')]
  const gallery = imageGallery('Photos', photos, 'en')
  expect(gallery).toMatchObject({
    name: 'Photos',
    associatedMedia: [
      {
        contentUrl: `${SITE}/media/boat-1200.webp`,
        thumbnailUrl: `${SITE}/media/boat-480.webp`,
        caption: 'A boat',
        width: '1200 px',
        height: '600 px',
      },
      { contentUrl: `${SITE}/media/wide.png`, width: '3000 px', height: '1000 px' },
      { contentUrl: `${SITE}/media/none.webp`, thumbnailUrl: undefined },
    ],
  })
  expect(await offencesOf(gallery)).toEqual([])
  expect(imageGallery('Photos', [], 'en')).toBeUndefined()
})

const VIDEOS: GalleryVideo[] = [
  { Id: 5, id: 5, title: '', image: null, video: 'https://nowhere.example/' },
  {
    Id: 6,
    id: 6,
    title: 'The river boat',
    image: 'media/boat.webp',
    video: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  },
  { Id: 7, id: 7, title: '', image: null, video: '/media/film.mp4' },
]

test('videos have their titles or are numbered as they are shown, and dated by when they came', async () => {
  const times = new Map([[6, { createdAt: '2026-11-07T18:00:00.000Z', modifiedAt: '2026-11-07T18:00:00.000Z' }]])
  const videos = videoObjects(VIDEOS, { named: 'Video {n}', description: 'Films.', images: IMAGES, times })
  expect(videos).toMatchObject([
    {
      name: 'The river boat',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      thumbnailUrl: `${SITE}/media/boat-1200.webp`,
      uploadDate: '2026-11-08T00:00:00+06:00',
    },
    { name: 'Video 2', contentUrl: `${SITE}/media/film.mp4`, uploadDate: undefined },
  ])
  expect(missingIn(videos[0] as never)).toEqual([])
  expect(await offencesOf(...videos)).toEqual([])
})

test('questions without an answer are left out', async () => {
  const ask = (Id: number, answer: string) => ({ Id, question: `Question ${Id}`, answer })
  const page = faqPage([ask(1, 'Yes.'), ask(2, ' ')], 'bn', '/about-us')
  expect(page).toMatchObject({
    '@id': `${SITE}/bn/about-us#faq`,
    mainEntity: [{ '@type': 'Question', name: 'Question 1', acceptedAnswer: { '@type': 'Answer', text: 'Yes.' } }],
  })
  expect(missingIn(page as never)).toEqual([])
  expect(await offencesOf(page)).toEqual([])
  expect(faqPage([ask(1, '')], 'en', '/')).toBeUndefined()
})

test('a campaign is a gift to the foundation, towards a sum', async () => {
  const facts = { locale: 'en', foundation: 'Alokdhara', goal: 'Goal', images: IMAGES } as const
  const action = campaign(CAMPAIGN, facts)
  expect(action).toMatchObject({
    '@type': 'DonateAction',
    name: 'A second boat',
    url: `${SITE}/donation-events/2`,
    recipient: { '@type': 'NGO', name: 'Alokdhara' },
    target: { '@type': 'EntryPoint', urlTemplate: `${SITE}/donate-now` },
    object: { '@type': 'MonetaryAmount', name: 'Goal', currency: 'BDT', value: 300000 },
  })
  expect(await offencesOf(action)).toEqual([])
  expect(campaign({ ...CAMPAIGN, goal: null }, facts)).toMatchObject({ object: undefined })
})
