import bangla from '@/lib/shared/i18n/messages/bn.json'
import english from '@/lib/shared/i18n/messages/en.json'
import { generateMetadata } from './page'

jest.mock('next-intl/server', () => ({
  getMessages: async ({ locale }: { locale: string }) => (locale === 'bn' ? bangla : english),
}))
jest.mock('@/lib/delivery/content', () => ({
  getSettings: async () => jest.requireActual('@/components/site/fixtures').settings,
}))
jest.mock('@/lib/platform/env/env', () => ({ env: () => ({ siteUrl: 'https://alokdhara.example' }) }))

const headOf = (locale: string, page: string) => generateMetadata({ params: Promise.resolve({ locale, page }) })

test('a page of older news is a page of its own, in both languages', async () => {
  const [en, bn] = ['https://alokdhara.example/news/page/2', 'https://alokdhara.example/bn/news/page/2']
  const alternates = { canonical: en, languages: { en, bn, 'x-default': en } }
  expect(await headOf('en', '2')).toMatchObject({ title: 'News, page 2', alternates, openGraph: { url: en } })
  expect(await headOf('bn', '2')).toMatchObject({
    title: 'খবরাখবর, পাতা ২',
    alternates: { ...alternates, canonical: bn },
    openGraph: { url: bn, locale: 'bn_BD' },
  })
})
