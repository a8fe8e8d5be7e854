import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { type DonateSetup, donateLabels } from '@/components/forms/labels'
import { AccordionItems } from '@/components/ui/accordion/accordion-items'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { ContentType, LiveList } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { readGivingSettings } from '@/lib/shared/money/giving-settings'
import { CampaignCards } from './campaigns/campaign-cards'
import { CampaignsLive } from './campaigns/campaigns-live'
import { DonationParts } from './donate-page/donation-parts'
import { DonationProjects } from './donate-page/donation-projects'
import { DonationPhotos } from './donation-events/donation-photos'
import { FaqList } from './faq/faq-list'
import { FaqLive } from './faq/faq-live'
import { campaign, listOf, newsItem, photo, project, question } from './fixtures'
import { FocusCards } from './focus/focus-cards'
import { FocusLive } from './focus/focus-live'
import { NewsCards } from './latest-news/news-cards'
import { GalleryPhotos } from './photo-gallery/gallery-photos'
import { PhotoGalleryLive } from './photo-gallery/photo-gallery-live'
import { ProjectCards } from './project-grid/project-cards'
import { ProjectGridLive } from './project-grid/project-grid-live'

// What the poller would give: here, what the test hands in.
let polled: LiveList<ContentType>[] = []
jest.mock('@/lib/delivery/polling/use-live-list', () => ({
  useLiveList: (initial: LiveList<ContentType> | undefined, { type }: { type: ContentType }) =>
    polled.find((list) => list.type === type) ?? initial,
}))

beforeEach(() => {
  polled = []
})

const { home, gallery, forms } = messages
const setup: DonateSetup = {
  labels: donateLabels(forms),
  settings: {
    bank: {
      bankName: 'Demo Bank',
      accountName: 'Foundation',
      accountNumber: '0000 1234',
      branch: 'Tongi',
      swift: '',
      routing: '',
    },
    wallets: { nagad: '01', bkash: '02', upay: '03' },
    countries: ['USA'],
    currencies: ['USD', 'BDT', 'JPY'],
    giving: readGivingSettings(),
  },
}

const words = {
  projects: { ...home.projects, loading: home.loading },
  donation: { ...home.donation, loading: home.loading },
  news: { ...home.news, loading: home.loading },
  faq: { ...home.faq, loading: home.loading },
}

const blocks = {
  projects: (list?: LiveList<'projects'>) => <ProjectCards list={list} locale="en" labels={words.projects} />,
  donation: (list?: LiveList<'donation'>, drawn = list) => (
    <CampaignsLive where="home" initial={list} locale="en" labels={words.donation} form={setup}>
      <CampaignCards where="home" list={drawn} locale="en" labels={words.donation} />
    </CampaignsLive>
  ),
  photos: (list?: LiveList<'imageGallery'>) => (
    <PhotoGalleryLive list={list} place="home" locale="en" labels={gallery}>
      <GalleryPhotos list={list} place="home" labels={gallery} />
    </PhotoGalleryLive>
  ),
  faq: (list?: LiveList<'faq'>) => (
    <FaqLive initial={list} locale="en" labels={words.faq}>
      <FaqList list={list} labels={words.faq}>
        {(items) => <AccordionItems items={items} name="faq" open={items[0]?.id} locale="en" />}
      </FaqList>
    </FaqLive>
  ),
  news: (list?: LiveList<'news'>) => <NewsCards list={list} locale="en" labels={words.news} />,
}

test.each(Object.entries(blocks))('%s say that they are loading, to be seen', (_, block) => {
  const { container } = render(block())
  expect(container.querySelector('[aria-busy="true"]')).toHaveTextContent('Loading...')
  // Seen, and not only heard.
  const { container: hidden } = render(<VisuallyHidden>heard</VisuallyHidden>)
  const forHearing = hidden.firstElementChild?.className ?? ''
  expect(forHearing).not.toBe('')
  expect(screen.getByText('Loading...').closest(`.${forHearing}`)).toBeNull()
})

test.each<[string, ReactElement, string]>([
  ['projects', blocks.projects(listOf('projects', [])), 'No project found'],
  ['donation', blocks.donation(listOf('donation', [])), 'No donation found'],
  ['photos', blocks.photos(listOf('imageGallery', [])), 'No image found'],
  ['faq', blocks.faq(listOf('faq', [])), 'No FAQ found'],
  ['news', blocks.news(listOf('news', [])), 'No news found'],
])('%s have their words for an empty list', (_, block, text) => {
  render(block)
  expect(screen.getByText(text)).toBeVisible()
})

const focus = (records = [project(2, { page: 'Home', pages: ['Footer', 'Home'] })]) => (
  <FocusLive
    projects={listOf('projects', records)}
    parts={listOf('projectSubCategory', [])}
    locale="en"
    labels={{ ...home.focus, more: 'See More' }}
  >
    <FocusCards
      projects={listOf('projects', records)}
      parts={listOf('projectSubCategory', [])}
      locale="en"
      labels={{ ...home.focus, more: 'See More' }}
    />
  </FocusLive>
)

test('projects that are placed on the home page have a block of their own', () => {
  render(focus())
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['In Focus', 'Project 2'])
  expect(screen.getByRole('link', { name: 'See More Project 2' })).toHaveAttribute('href', '/project/2')
})

test('without projects placed on the home page their block is absent, and it appears with the first', async () => {
  const { container, rerender } = render(focus([]))
  expect(container).toBeEmptyDOMElement()
  polled = [listOf('projects', [project(3, { page: 'Home', pages: ['Home'] })], '2'), listOf('projectSubCategory', [])]
  rerender(focus([]))
  expect(await screen.findByRole('heading', { name: 'Project 3' })).toBeInTheDocument()
})

test('parts that are placed on the home page stand in its block, and lead to themselves', () => {
  const part = { Id: 5, projectId: 2, category: 'Health', title: 'Eyes', text: '', image: null }
  const parts = listOf('projectSubCategory', [{ ...part, page: 'Home', pages: ['Home'] }])
  render(<FocusCards projects={undefined} parts={parts} locale="bn" labels={{ ...home.focus, more: 'See More' }} />)
  const link = screen.getByRole('link', { name: 'See More Eyes' })
  expect(link).toHaveAttribute('href', '/bn/project-subcategory-details/2/5')
})

test('a project beside the donation form leads to its page by its title, and to all by See More', () => {
  const labels = { ...messages.donatePage.projects }
  const list = listOf('projects', [project(2, { page: 'Donation', pages: ['Footer', 'Donation'] })])
  render(<DonationProjects list={list} locale="en" labels={labels} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/project/2', '/projects'])
})

test('parts beside the donation form have a panel of their own, which is not there without them', () => {
  const part = { Id: 5, projectId: 2, category: 'Health', title: 'Eyes', text: '', image: null }
  const none = listOf('projectSubCategory', [])
  const { container, rerender } = render(<DonationParts list={none} locale="en" heading="Parts" />)
  expect(container).toBeEmptyDOMElement()
  const parts = listOf('projectSubCategory', [{ ...part, page: 'Donation' as const, pages: ['Donation' as const] }])
  rerender(<DonationParts list={parts} locale="en" heading="Parts" />)
  expect(screen.getByRole('link', { name: 'Eyes' })).toHaveAttribute('href', '/project-subcategory-details/2/5')
})

test('pictures of the donation page lead to themselves in the gallery', () => {
  const labels = { title: 'Photos', companion: '', photo: 'Photo {n}' }
  const none = listOf('imageGallery', [])
  const { container, rerender } = render(<DonationPhotos list={none} locale="en" labels={labels} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<DonationPhotos list={listOf('imageGallery', [photo(4)])} locale="en" labels={labels} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/gallery#photo-4')
})

test('a campaign of both places stands on both pages', () => {
  const both = campaign(1, { pages: ['Home', 'Donation'] })
  const list = listOf('donation', [both, campaign(2), campaign(3, { page: 'Footer', pages: ['Footer'] })])
  const titles = () => screen.getAllByRole('heading').map((each) => each.textContent)
  const cards = (where: 'home' | 'elsewhere') => (
    <CampaignCards {...{ where, list, locale: 'en', labels: words.donation }} />
  )
  const { rerender } = render(cards('home'))
  expect(titles()).toEqual(['Campaign 1', 'Campaign 2'])
  rerender(cards('elsewhere'))
  expect(titles()).toEqual(['Campaign 1', 'Campaign 3'])
})

test('a project leads to its page', () => {
  render(blocks.projects(listOf('projects', [project(7)])))
  expect(screen.getByRole('link')).toHaveAttribute('href', '/project/7')
})

test.each([null, 0])('a campaign whose goal is %s has no bar', (goal) => {
  render(blocks.donation(listOf('donation', [campaign(1, { goal })])))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('article')).not.toHaveTextContent('0')
})

test('a campaign’s title leads to its page, and its button to a gift', () => {
  render(blocks.donation(listOf('donation', [campaign(7)])))
  expect(screen.getByRole('link', { name: 'Campaign 7' })).toHaveAttribute('href', '/donation-events/7')
  expect(screen.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donation-events/7/donate')
})

test('news never show a date they do not have', () => {
  render(blocks.news(listOf('news', [newsItem(1, { date: null })])))
  expect(screen.queryByRole('time')).not.toBeInTheDocument()
})

test('the home page shows three news', () => {
  render(
    blocks.news(
      listOf(
        'news',
        [1, 2, 3, 4].map((id) => newsItem(id)),
      ),
    ),
  )
  expect(screen.getAllByRole('article')).toHaveLength(3)
})

test('a photo has the id that #photo addresses point to', () => {
  const { container } = render(blocks.photos(listOf('imageGallery', [photo(1), photo(2)])))
  expect(container.querySelector('#photo-2')).toContainElement(screen.getByRole('link', { name: 'Open photo 2' }))
})

test('closing the viewer gives the focus back to the thumb', async () => {
  render(blocks.photos(listOf('imageGallery', [photo(1), photo(2)])))
  await userEvent.click(screen.getByRole('link', { name: 'Open photo 2' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.getByRole('link', { name: 'Open photo 2' })).toHaveFocus()
})

test('the viewer stays at its photo when a new one comes before it', async () => {
  const { rerender } = render(blocks.photos(listOf('imageGallery', [photo(1), photo(2)])))
  await userEvent.click(screen.getByRole('link', { name: 'Open photo 2' }))
  await screen.findByText('2 / 2')
  rerender(blocks.photos(listOf('imageGallery', [photo(9), photo(1), photo(2)], 'two')))
  expect(screen.getByText('3 / 3')).toBeVisible()
})

test('an open question survives every update of the list', async () => {
  const first = listOf('faq', [question(1), question(2)])
  const { rerender } = render(blocks.faq(first))
  // Browsers would close the first one by themselves.
  await userEvent.click(screen.getByText('Question 1'))
  await userEvent.click(screen.getByText('Question 2'))
  polled = [listOf('faq', [question(3), question(1), question(2)], 'two')]
  rerender(blocks.faq(first))
  await screen.findByText('Question 3')
  const opened = () => [...document.querySelectorAll('details[open]')].map((each) => each.textContent)
  expect(opened()).toEqual(['Question 2Answer 2'])
  polled = [listOf('faq', [question(1), question(2)], 'three')]
  rerender(blocks.faq(first))
  expect(opened()).toEqual(['Question 2Answer 2'])
})

test('a question that has the focus keeps it when its list is rendered again', async () => {
  const first = listOf('faq', [question(1), question(2)])
  const { rerender } = render(blocks.faq(first))
  screen.getByText('Question 2').closest('summary')?.focus()
  polled = [listOf('faq', [question(3), question(1), question(2)], 'two')]
  rerender(blocks.faq(first))
  await screen.findByText('Question 3')
  expect(screen.getByText('Question 2').closest('summary')).toHaveFocus()
})

test('a half-filled gift survives the end of its campaign', async () => {
  const { rerender } = render(blocks.donation(listOf('donation', [campaign(1)])))
  await userEvent.click(screen.getByRole('link', { name: 'Donate now' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(form.getByLabelText('First name'), 'Nusrat')
  rerender(blocks.donation(listOf('donation', [], 'two')))
  await waitFor(() => expect(screen.getByText('No donation found')).toBeVisible())
  expect(form.getByLabelText('First name')).toHaveValue('Nusrat')
})

test('what the server rendered stands until the list has changed', () => {
  const first = listOf('projects', [project(1)])
  render(
    <ProjectGridLive type="projects" list={first} locale="en" labels={words.projects}>
      rendered by the server
    </ProjectGridLive>,
  )
  expect(screen.getByText('rendered by the server')).toBeVisible()
})

test('a changed list is rendered again', async () => {
  polled = [listOf('projects', [project(1), project(2)], 'two')]
  render(
    <ProjectGridLive type="projects" list={listOf('projects', [project(1)])} locale="en" labels={words.projects}>
      rendered by the server
    </ProjectGridLive>,
  )
  expect(await screen.findByRole('heading', { name: 'Project 2' })).toBeVisible()
})

test('what a changed list says in English is marked on a Bangla page', async () => {
  polled = [listOf('projects', [project(1, { title: 'A new well' }), project(2, { title: 'নতুন নলকূপ' })], 'two')]
  render(
    <ProjectGridLive type="projects" list={listOf('projects', [])} locale="bn" labels={words.projects}>
      rendered by the server
    </ProjectGridLive>,
  )
  expect(await screen.findByRole('heading', { name: 'A new well' })).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('heading', { name: 'নতুন নলকূপ' })).not.toHaveAttribute('lang')
})
