/**
 * Every route of the specification's two documents with its texts, links and records, taken from the specification and not
 * from the code; and the campaigns' pages and the search, which are additions.
 */
import type { Campaign, ContentType, Event, ImagePath, Place } from '@/lib/shared/content/types'
import { programOf } from '@/lib/shared/format/program'
import { type Lists, recordById } from './lists'

/** What a page shows of one record. */
export interface Shown {
  texts?: string[]
  /** Rich text, whose words must all be there. */
  html?: string
  pictures?: ImagePath[]
  /** A link to the record, and the English text that it begins with. */
  leads?: [words: string, to: string]
  /** Heading of the section that it is in. */
  under?: string
  /** Further parts of the markup. */
  markup?: string[]
}

/** A list with live updates: a change of its record shows on an open page. */
export interface LiveList {
  type: ContentType
  /** The field to change; 'create' where only a new record is recognisable. */
  field: 'title' | 'name' | 'question' | 'image' | 'image1' | 'video' | 'create'
  /** The record's Id; by default the first one's. */
  id?: (lists: Lists, ids: number[]) => number | undefined
}

/** What renders a route: routes of one template differ only in texts and records. */
type Template =
  | 'about'
  | 'campaign'
  | 'campaigns'
  | 'contact'
  | 'donation'
  | 'donations'
  | 'editor'
  | 'events'
  | 'gallery'
  | 'home'
  | 'news'
  | 'photos'
  | 'player'
  | 'program'
  | 'project'
  | 'projects'
  | 'record'
  | 'registration'
  | 'finding'
  | 'search'
  | 'statement'
  | 'story'

export interface Route {
  /** As the specification writes it. */
  path: string
  template: Template
  /** Ids for the placeholders in the path. */
  ids?: (lists: Lists) => number[]
  headings?: string[]
  words?: string[]
  /** Texts with their least number. */
  times?: (lists: Lists) => [words: string, times: number][]
  /** Texts with their exact number. */
  exactly?: (lists: Lists) => [words: string, times: number][]
  links?: [words: string, to: string][]
  /** Labels of form fields. */
  fields?: string[]
  buttons?: string[]
  /** Label of a select → its first options, in order. */
  choices?: Record<string, string[]>
  shows?: (lists: Lists, ids: number[]) => Shown[]
  /** Addresses to which the main part must not link. */
  never?: (lists: Lists, ids: number[]) => string[]
  /** A box of Raised, Goal and Donate now: with $25,270 of $30,000, or the totals of its record's campaign. */
  box?: true | ((lists: Lists, ids: number[]) => Campaign | undefined)
  /** Has links to share the page. */
  share?: true
  /** Has a banner carousel with buttons. */
  banner?: true
  /** The number of pictures that open the photo viewer, below 'Photo Gallery' where there is such a heading. */
  photos?: (lists: Lists) => number
  /** Texts in place of empty lists. */
  empty?: [type: ContentType, text: string][]
  live?: LiveList[]
}

const FIXED_DATE = '23 May, 2022'

const inGrid = ({ page }: { page: string }) => !['Donation', 'Home', 'Footer'].includes(page)
const onPage = (at: Place) => (record: { pages: Place[] }) => record.pages.includes(at)
const onDonationPage = (record: { pages: Place[] }) => onPage('Donation')(record) || !onPage('Home')(record)
const isOver = ({ status, endsAt }: Event) => status === 'latest' || (endsAt !== null && new Date(endsAt) < new Date())

const campaignLinks = (records: { Id: number }[], under?: string): Shown[] =>
  records.map(({ Id }) => ({ leads: ['', `/donation-events/${Id}`], under }))

type Three = { title: string; image1: ImagePath; image2: ImagePath; image3: ImagePath }

const threeOf = (record: Three | undefined): Shown => ({
  pictures: record ? [record.image1, record.image2, record.image3] : [],
})

/** A banner with its title, be it over its pictures or as the page's heading. */
const bannerOf = (record: Three | undefined): Shown => ({ ...threeOf(record), texts: record && [record.title] })

const subcategory = (projectId: number, id: number) => `/project-subcategory-details/${projectId}/${id}`

/** The id of a video, in its embedded and its own address. */
const videoName = (address: string) => address.split('/').at(-1) ?? address

/** The leaders shown on /about-us. */
const LEADERS = ['chairman', 'currentChairman', 'viceChairman', 'assistantViceChairman', 'director'] as const

const PROJECTS = [
  'Health',
  'Education',
  'Microcredit',
  'Improving Quality Of Life',
  'Environment',
  'Orphanage',
  'Old Home',
]

/** The campaign of a program: in the demo its first one with a goal. */
const campaignFor = ({ donation }: Lists, category: string) => {
  const program = programOf(category)
  return donation.find((campaign) => program && programOf(campaign.category) === program && campaign.goal)
}

/** A static program page. */
const program = (path: string, headings: string[], links: [string, string][], words: string[] = []): Route => ({
  path,
  template: 'program',
  headings,
  words,
  links,
  box: true,
})

/** A details page of a static program page. */
const story = (path: string): Route => ({ ...program(path, [], []), template: 'story' })

export const ROUTES: Route[] = [
  {
    path: '/',
    template: 'home',
    headings: [
      'Our Mission',
      'Our Vision',
      'In Focus',
      'Our Projects',
      'Become a Volunteer',
      'Donation',
      'Our Photo Gallery',
      'News & Blog',
    ],
    words: ['70m', 'Total donation', '48k', 'Projects funded', '38%', 'Kids need help', '230', 'Volunteers'],
    links: [
      ['Discover more', '/contact'],
      ['Donate Now', '/donate-now'],
      ['Register', '/become-volunteer'],
    ],
    shows: ({ banner, about, projects, donation, imageGallery, faq, news }) => [
      ...banner.map(({ title, text, image }) => ({ texts: [title, text], pictures: [image] })),
      ...about.map(({ title, text }) => ({ texts: [title, text] })),
      ...projects.filter(inGrid).map(({ Id, title, text, image1 }): Shown => {
        return {
          texts: [title, text],
          pictures: [image1],
          leads: ['See More', `/project/${Id}`],
          under: 'Our Projects',
        }
      }),
      ...projects.filter(onPage('Home')).map(({ Id, title, text, category, image1 }): Shown => {
        return {
          texts: [title, text, category],
          pictures: [image1],
          leads: ['See More', `/project/${Id}`],
          under: 'In Focus',
        }
      }),
      ...donation.filter(onPage('Home')).map(({ title, text, category, image }) => {
        return { texts: [title, text, category], pictures: [image], under: 'Donation' }
      }),
      ...campaignLinks(donation.filter(onPage('Home')), 'Donation'),
      ...imageGallery
        .filter(onPage('Home'))
        .slice(0, 7)
        .map(({ image }) => ({ pictures: [image], under: 'Our Photo Gallery' })),
      ...faq.map(({ question, answer }) => ({ texts: [question, answer] })),
      ...news.slice(0, 3).map(({ Id, title, image }): Shown => {
        return { texts: [title], pictures: [image], leads: ['', `/news-details/${Id}`], under: 'News & Blog' }
      }),
    ],
    never: ({ projects, news }) => [
      ...projects.filter((record) => !inGrid(record) && !onPage('Home')(record)).map(({ Id }) => `/project/${Id}`),
      ...news.slice(3).map(({ Id }) => `/news-details/${Id}`),
    ],
    empty: [
      ['banner', 'No banner found'],
      ['about', 'No Image found'],
      ['projects', 'No project found'],
      ['donation', 'No donation found'],
      ['news', 'No news found'],
    ],
    // Its live updates have tests of their own.
  },
  {
    path: '/about-us',
    template: 'about',
    banner: true,
    headings: ['Our Management Team', 'Our Volunteer Team', 'Become a Volunteers'],
    links: [
      ['Discover More', '/contact'],
      ['', '/contact'],
    ],
    times: ({ volunteer }) => [['Volunteer', volunteer.length]],
    shows: ({ slider, about, aboutARCF, management, volunteer, faq, ...leaders }) => [
      ...slider.map(({ title, text, image }) => ({ texts: [title, text], pictures: [image] })),
      ...[...about, ...aboutARCF].map(({ title, heading, text, point1, point2, point3, image1, image2 }) => {
        return { texts: [title, heading, text, point1, point2, point3], pictures: [image1, image2] }
      }),
      ...LEADERS.flatMap((office) => leaders[office]).map(({ name, title, text, image }) => {
        return { texts: [name, title], html: text, pictures: [image] }
      }),
      ...management.map(({ name, designation, image }) => {
        return { texts: [name, designation], pictures: [image], under: 'Our Management Team' }
      }),
      ...volunteer.map(({ name, image }) => ({ texts: [name], pictures: [image], under: 'Our Volunteer Team' })),
      ...faq.map(({ question, answer }) => ({ texts: [question, answer] })),
    ],
    empty: [
      ['slider', 'No banner found'],
      ['about', 'No about found'],
      ['chairman', 'No chairman available'],
      ['viceChairman', 'No found ViceChairman Info'],
      ['director', 'No found Executive Director Info'],
      ['management', 'No found management member'],
      ['volunteer', 'No found volunteer Info'],
    ],
    live: [
      { type: 'slider', field: 'image' },
      { type: 'about', field: 'title' },
      { type: 'chairman', field: 'name' },
      { type: 'viceChairman', field: 'name' },
      { type: 'director', field: 'name' },
      { type: 'aboutARCF', field: 'title' },
      { type: 'currentChairman', field: 'name' },
      { type: 'assistantViceChairman', field: 'name' },
      { type: 'management', field: 'name' },
      { type: 'volunteer', field: 'name' },
      { type: 'faq', field: 'question' },
    ],
  },
  {
    path: '/projects',
    template: 'projects',
    banner: true,
    links: ['/education', '/microcredit', '/quality-life', '/environment', '/orphanage', '/oldhome'].map(
      (to): [string, string] => ['', to],
    ),
    shows: ({ projectBanner, projectDetails, projects, healthDetails, health }) => [
      bannerOf(projectBanner[0]),
      ...[...projectDetails, ...healthDetails].map(({ title, text, image }) => {
        return { texts: [title], html: text, pictures: [image] }
      }),
      ...health.map(({ Id, title, text, image }): Shown => {
        return { texts: [title, text], pictures: [image], leads: ['Learn more...', `/health-category-details/${Id}`] }
      }),
      ...projects.filter(inGrid).map(({ Id, title, text, image1, image2, image3 }): Shown => {
        const pictures = [image1, image2, image3]
        return { texts: [title, text], pictures, leads: ['Learn more...', `/project/${Id}`] }
      }),
    ],
    never: ({ projects }) => projects.filter((record) => !inGrid(record)).map(({ Id }) => `/project/${Id}`),
    empty: [
      ['projects', 'No project found'],
      ['projectDetails', 'No project details found'],
      ['health', 'No health service found'],
    ],
    live: [
      { type: 'projectBanner', field: 'image1' },
      { type: 'projectDetails', field: 'title' },
      { type: 'healthDetails', field: 'title' },
      { type: 'health', field: 'title' },
      { type: 'projects', field: 'title', id: ({ projects }) => projects.find(inGrid)?.Id },
    ],
  },
  {
    path: '/project/{id}',
    template: 'project',
    banner: true,
    ids: ({ projects, projectSubCategory }) => [
      projects.filter(inGrid).find(({ Id }) => projectSubCategory.some(({ projectId }) => projectId === Id))?.Id ?? 0,
    ],
    links: [['', '/projects']],
    shows: ({ projectSubCategoryHeader, projectSubCategory }, [id = 0]) => {
      const header = recordById(projectSubCategoryHeader, id)
      const below = projectSubCategory.filter(({ projectId }) => projectId === id)
      return [
        threeOf(header),
        { texts: [header.title], html: header.text, pictures: [header.image4] },
        ...below.map(({ Id, category, title, text, image }): Shown => {
          return { texts: [category, title, text], pictures: [image], leads: ['see more...', subcategory(id, Id)] }
        }),
      ]
    },
    never: ({ projectSubCategory }, [id]) =>
      projectSubCategory
        .filter(({ projectId }) => projectId !== id)
        .map(({ Id, projectId }) => subcategory(projectId ?? 0, Id)),
    live: [
      { type: 'projectSubCategoryHeader', field: 'title', id: (_, [id]) => id },
      {
        type: 'projectSubCategory',
        field: 'title',
        id: ({ projectSubCategory }, [id]) => projectSubCategory.find(({ projectId }) => projectId === id)?.Id,
      },
    ],
  },
  {
    path: '/project-subcategory-details/{projectId}/{subcategoryId}',
    template: 'record',
    banner: true,
    ids: ({ projectSubCategoryDetails: all }) => {
      const found = all.find(({ Id, projectId }) => all.some((other) => other.projectId === projectId && other.Id > Id))
      return [found?.projectId ?? 0, found?.Id ?? 0]
    },
    headings: ['Related Projects'],
    box: (lists, [, id]) => campaignFor(lists, recordById(lists.projectSubCategoryDetails, id).category),
    share: true,
    shows: ({ projectSubCategoryDetails }, [projectId = 0, id = 0]) => {
      const shown = recordById(projectSubCategoryDetails, id)
      const others = projectSubCategoryDetails.filter((other) => other.projectId === projectId && other.Id !== id)
      return [
        threeOf(shown),
        { texts: [shown.category, shown.title], html: shown.text, pictures: [shown.image4] },
        ...others.map(({ Id, title }): Shown => {
          return { texts: [title], leads: ['', subcategory(projectId, Id)], under: 'Related Projects' }
        }),
      ]
    },
    never: (_, [projectId = 0, id = 0]) => [subcategory(projectId, id)],
    live: [{ type: 'projectSubCategoryDetails', field: 'title', id: (_, [, id]) => id }],
  },
  {
    path: '/health-category-details/{id}',
    template: 'record',
    // Not the clinic's own record, whose title is the fixed heading.
    ids: ({ healthCategoryDetails }) => [
      healthCategoryDetails.find(({ title }) => title !== 'Free Friday Clinic')?.Id ?? 0,
    ],
    headings: ['Free Friday Clinic'],
    words: ['Health'],
    box: (lists) => campaignFor(lists, 'Health'),
    shows: ({ healthCategoryDetails, healthBanner }, [id]) => {
      const { title, text, image } = recordById(healthCategoryDetails, id)
      return [bannerOf(healthBanner[0]), { texts: [title], html: text, pictures: [image] }]
    },
    live: [{ type: 'healthCategoryDetails', field: 'title', id: (_, [id]) => id }],
  },
  { path: '/image-gallery', template: 'photos', photos: () => 6 },
  {
    path: '/gallery',
    template: 'gallery',
    banner: true,
    headings: ['Photo Gallery', 'Video Gallery'],
    links: [
      ['', '/image-gallery'],
      ['', '/player'],
    ],
    photos: ({ imageGallery }) => imageGallery.length,
    shows: ({ galleryCategoryDescription, imageGallery, videoGallery }) => [
      ...galleryCategoryDescription.map((record) => ({
        texts: [record.title],
        html: record.text,
        pictures: [record.image4, ...(threeOf(record).pictures ?? [])],
      })),
      ...imageGallery.map(({ image }) => ({ pictures: [image], under: 'Photo Gallery' })),
      ...videoGallery.map(({ video }) => ({ markup: [videoName(video)], under: 'Video Gallery' })),
    ],
    empty: [['galleryCategoryDescription', 'No gallery details found']],
    live: [
      { type: 'galleryCategoryDescription', field: 'title' },
      { type: 'imageGallery', field: 'create' },
      { type: 'videoGallery', field: 'create' },
    ],
  },
  program(
    '/education',
    ['Education'],
    [
      ['', '/education-details'],
      ['', '/projects'],
    ],
    ['6 pm to 9 pm'],
  ),
  program('/microcredit', ['Microcredit Program'], [['', '/micro-details']]),
  program('/quality-life', ['Men & Women'], [['', '/quality-life-details']]),
  program('/environment', ['Environment'], []),
  program('/orphanage', ['Orphanage'], []),
  program('/oldhome', [], [], ['Old Home']),
  story('/education-details'),
  story('/micro-details'),
  story('/quality-life-details'),
  {
    path: '/become-volunteer',
    template: 'registration',
    fields: ['Your Name', 'Email Address', 'Phone Number', 'Address', 'Date of Birth', 'Occupation', 'Write a Comment'],
    buttons: ['Send a message'],
  },
  {
    path: '/find-my-gift',
    template: 'finding',
    fields: ['Your reference', 'Your phone number or e-mail address'],
    buttons: ['Find my gift'],
    links: [['Write to us', '/contact']],
  },
  {
    path: '/donate-list',
    template: 'donations',
    words: [
      'Education',
      'Health Care Program',
      'Micro Entrepreneurship',
      'Improving Quality Of Life',
      'Cancer Treatment',
    ],
    times: () => [
      ['36%', 5],
      ['$25,270', 5],
      ['$30,000', 5],
    ],
    links: [
      ['Education', '/donate-details'],
      ['Health Care Program', '/donate-details'],
      ['Micro Entrepreneurship', '/donate-details'],
      ['Improving Quality Of Life', '/donate-details'],
      ['Cancer Treatment', '/donate-details'],
    ],
  },
  { path: '/privacy', template: 'statement', headings: ['On your device'], words: ['Last changed on'] },
  { path: '/giving-terms', template: 'statement', headings: ['A pledge'], words: ['Last changed on'] },
  { path: '/papers', template: 'statement', headings: ['How to complain'], words: ['Last changed on'] },
  { path: '/donate-details', template: 'story', headings: ['Latest posts'], words: ['Health'], box: true, share: true },
  {
    path: '/donate-now',
    template: 'donation',
    words: ['Online Payment', 'Nagad Payment', 'bKash Payment', 'Upay Payment'],
    fields: ['Amount', 'Project', 'First name', 'Last name', 'Email address', 'Phone', 'Address', 'Country', 'Message'],
    choices: { 'Choose a project': PROJECTS, Country: ['USA', 'England', 'Australia'] },
    times: () => [
      ['$', 1],
      ['৳', 1],
      ['¥', 1],
      ['Bank name', 2],
      ['Account name', 2],
      ['Account number', 2],
      ['Branch', 2],
    ],
    shows: ({ projects }) =>
      projects
        .filter(onPage('Donation'))
        .flatMap(({ Id, category, title, text, image1 }): Shown[] => [
          { texts: [category, title, text], pictures: [image1], leads: ['See More', '/projects'] },
          { leads: [title, `/project/${Id}`] },
        ]),
    live: [{ type: 'projects', field: 'title', id: ({ projects }) => projects.find(onPage('Donation'))?.Id }],
  },
  {
    path: '/donation-events',
    template: 'campaigns',
    banner: true,
    headings: ['Latest Events'],
    links: [['', '/donate-list']],
    shows: ({ donationCategoryDescription, donation }) => [
      ...donationCategoryDescription.map((record) => ({
        texts: [record.title],
        html: record.text,
        pictures: threeOf(record).pictures,
      })),
      ...donation.filter(onDonationPage).map(({ Id, category, title, text, image }): Shown => {
        const leads: Shown['leads'] = ['Donate now', `/donation-events/${Id}/donate`]
        return { texts: [category, title, text], pictures: [image], leads, under: 'Latest Events' }
      }),
      ...campaignLinks(donation.filter(onDonationPage), 'Latest Events'),
    ],
    empty: [['donation', 'No found donation']],
    live: [
      { type: 'donationCategoryDescription', field: 'title' },
      { type: 'donation', field: 'title', id: ({ donation }) => donation.find(onDonationPage)?.Id },
    ],
  },
  {
    path: '/donation-events/{id}',
    template: 'campaign',
    ids: ({ donation }) => [donation.find(({ goal }) => goal !== null)?.Id ?? 0],
    headings: ['More campaigns'],
    words: ['Raised', 'Goal'],
    links: [['Home', '/']],
    share: true,
    shows: ({ donation }, [id]) => {
      const { category, title, text, image } = recordById(donation, id)
      const others = donation.filter(({ Id }) => Id !== id)
      return [
        { texts: [category, title, text], pictures: [image], markup: ['role="progressbar"'] },
        { leads: ['Donate now', `/donation-events/${id}/donate`] },
        ...campaignLinks(others.slice(0, 1)),
      ]
    },
    never: (_, [id]) => [`/donation-events/${id}`],
    live: [{ type: 'donation', field: 'title', id: (_, [id]) => id }],
  },
  {
    path: '/events',
    template: 'events',
    banner: true,
    headings: ['Events', 'Upcoming Events', 'Latest Events'],
    exactly: ({ events }) => [
      [FIXED_DATE, events.filter(({ startsAt }) => startsAt === null).length],
      ['Read More', events.length],
    ],
    never: () => ['/news-details'],
    shows: ({ eventsBanner, eventsDetails, events }) => [
      bannerOf(eventsBanner[0]),
      ...eventsDetails.map(({ title, text, image }) => ({ texts: [title], html: text, pictures: [image] })),
      ...events.map((event): Shown => {
        const { Id, title, text, image } = event
        const under = isOver(event) ? 'Latest Events' : 'Upcoming Events'
        return { texts: [title, text], pictures: [image], leads: ['Read More', `/events-details/${Id}`], under }
      }),
    ],
    empty: [
      ['eventsBanner', 'No slider found'],
      ['eventsDetails', 'No found events details'],
      ['events', 'No found upcoming Events'],
    ],
    live: [
      { type: 'eventsBanner', field: 'image1' },
      { type: 'eventsDetails', field: 'title' },
      { type: 'events', field: 'title' },
    ],
  },
  {
    path: '/events-details/{id}',
    template: 'record',
    banner: true,
    ids: ({ eventsCategoryDescription }) => [eventsCategoryDescription[0]?.Id ?? 0],
    words: ['Home', 'Events'],
    links: [['Home', '/']],
    box: (lists, [id]) => campaignFor(lists, recordById(lists.eventsCategoryDescription, id).category),
    share: true,
    shows: ({ eventsCategoryDescription }, [id]) => {
      const record = recordById(eventsCategoryDescription, id)
      const { category, title, text, image4 } = record
      return [threeOf(record), { texts: [category, title], html: text, pictures: [image4] }]
    },
    live: [{ type: 'eventsCategoryDescription', field: 'title', id: (_, [id]) => id }],
  },
  {
    path: '/news',
    template: 'news',
    banner: true,
    headings: ['Upcoming News', 'Latest News'],
    words: ['Home', 'News'],
    links: [['Home', '/']],
    exactly: () => [[FIXED_DATE, 0]],
    shows: ({ newsBanner, newsDetails, news }) => [
      bannerOf(newsBanner[0]),
      ...newsDetails.map(({ title, text, image }) => ({ texts: [title], html: text, pictures: [image] })),
      ...news.map(({ Id, title, text, image, status }): Shown => {
        const under = status === 'upcoming' ? 'Upcoming News' : 'Latest News'
        return { texts: [title, text], pictures: [image], leads: ['', `/news-details/${Id}`], under }
      }),
    ],
    empty: [
      ['newsBanner', 'No slider found'],
      ['newsDetails', 'No found news details'],
      ['news', 'No found upcomingNews'],
    ],
    live: [
      { type: 'newsBanner', field: 'image1' },
      { type: 'newsDetails', field: 'title' },
      { type: 'news', field: 'title' },
    ],
  },
  {
    path: '/news-details/{id}',
    template: 'record',
    banner: true,
    ids: ({ newsCategoryDescription }) => [newsCategoryDescription[0]?.Id ?? 0],
    links: [['Home', '/']],
    exactly: () => [[FIXED_DATE, 0]],
    box: (lists, [id]) => campaignFor(lists, recordById(lists.newsCategoryDescription, id).category),
    share: true,
    shows: ({ newsCategoryDescription }, [id]) => {
      const record = recordById(newsCategoryDescription, id)
      const { category, title, text, image4 } = record
      return [threeOf(record), { texts: [category, title], html: text, pictures: [image4] }]
    },
    live: [{ type: 'newsCategoryDescription', field: 'title', id: (_, [id]) => id }],
  },
  {
    path: '/contact',
    template: 'contact',
    banner: true,
    words: ['Tongi', 'Gazipur', 'Bangladesh'],
    fields: ['Name', 'Email', 'Phone', 'Subject', 'Message'],
    buttons: ['Send a message'],
    shows: ({ contactSlider }) => [bannerOf(contactSlider[0]), { markup: ['href="tel:', 'href="mailto:'] }],
    empty: [['contactSlider', 'No slider found']],
    live: [{ type: 'contactSlider', field: 'image1' }],
  },
  // In addition to the specification.
  {
    path: '/search',
    template: 'search',
    headings: ['Search'],
    fields: ['What are you looking for?'],
    buttons: ['Search'],
  },
  { path: '/editor', template: 'editor' },
  {
    path: '/player',
    template: 'player',
    shows: ({ videoGallery }) => videoGallery.slice(0, 4).map(({ video }) => ({ markup: [videoName(video)] })),
    live: [{ type: 'videoGallery', field: 'video' }],
  },
]

/** The row of a path. */
export function routeOf(path: string): Route {
  const found = ROUTES.find((route) => route.path === path)
  if (!found) throw new Error(`The table has no route ${path}.`)
  return found
}

/** A route's address, its braces filled in with ids. */
export function addressOf({ path }: Route, ids: number[]): string {
  let at = 0
  return path.replace(/\{\w+\}/g, () => String(ids[at++]))
}

export const idsOf = ({ ids }: Route, lists: Lists): number[] => ids?.(lists) ?? []

/** Links in the header and footer of every page. */
export const SHELL: Record<'header' | 'footer', [words: string, to: string][]> = {
  header: [
    ['Home', '/'],
    ['About', '/about-us'],
    ['Project', '/projects'],
    ['News', '/news'],
    ['Events', '/events'],
    ['Donation', '/donation-events'],
    ['Gallery', '/gallery'],
    ['Contact', '/contact'],
    ['Donate now', '/donate-now'],
    ['Donate', '/donate-events'],
  ],
  footer: [
    ['About us', '/about-us'],
    ['Contact', '/contact'],
    ['Latest News', '/news'],
    ['Donations', '/donate-now'],
    ['Donate now', '/donate-now'],
  ],
}
