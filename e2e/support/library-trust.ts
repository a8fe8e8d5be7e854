/** A second foundation, invented for the tests: a library trust in Sylhet, written as its staff would, through the admin's calls. */
import sharp from 'sharp'
import { expect } from '@/lib/testing/expect'

export const TRUST = { en: 'Surma Library Trust', bn: 'সুরমা পাঠাগার ট্রাস্ট' }

type Language = 'en' | 'bn'
type Texts = Record<string, unknown>

/** Sends a request to the admin's calls, signed in. @returns the answer's JSON */
export type AdminCall = (
  method: string,
  path: string,
  body: object | FormData,
) => Promise<{ doc: Stored; result: Stored }>

interface Stored {
  id: number
  blocks?: Texts[]
}

/** @param url of the site @param authorization of an administrator */
export const adminCall =
  (url: string, authorization: string): AdminCall =>
  async (method, path, body) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: { authorization, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const text = await answer.text()
    expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(300)
    return JSON.parse(text)
  }

const GREEN = '#1c6b52'
/** In which its pages and mails are written. */
export const GREEN_INK = '#12382b'

async function upload(
  call: AdminCall,
  name: string,
  alt: string,
  picture: Buffer,
  type = 'image/png',
): Promise<number> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  form.set('file', new Blob([new Uint8Array(picture)], { type }), name)
  return (await call('POST', 'media', form)).doc.id
}

const shelf = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()

const LOGO = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 56" width="800" height="224"><rect x="4" y="6" width="18" height="44" fill="${GREEN}"/><rect x="28" y="14" width="18" height="36" fill="#b5472a"/><path d="M54 50h140" stroke="${GREEN}" stroke-width="6"/></svg>`,
)

/** Writes the whole foundation, in both languages. */
export async function setUpLibraryTrust(call: AdminCall): Promise<void> {
  const logo = await upload(call, 'books.svg', 'Surma Library Trust', LOGO, 'image/svg+xml')
  const readers = await upload(call, 'readers.png', 'Readers between the shelves', await shelf('#7d9a86'))
  const van = await upload(call, 'van.png', 'The van with its books', await shelf('#b99a6b'))

  /** In English first, then in Bangla. @returns its id */
  const write = async (collection: string, shared: Texts, en: Texts, bn: Texts): Promise<number> => {
    const { id } = (await call('POST', `${collection}?locale=en&depth=0`, { ...shared, ...en, _status: 'published' }))
      .doc
    await call('PATCH', `${collection}/${id}?locale=bn&depth=0`, { ...shared, ...bn, _status: 'published' })
    return id
  }
  const setting = async (global: string, texts: Record<Language, Texts>) => {
    for (const language of ['en', 'bn'] as const)
      await call('POST', `globals/${global}?locale=${language}&depth=0`, texts[language])
  }

  const always = {
    ...{ logo, mark: logo, placeholders: false, companionName: TRUST.bn },
    ...{ volunteersPicture: readers, trainingPicture: readers, givingPicture: van, mapPicture: van, cardPicture: van },
    ...{
      email: 'desk@surma-library.example',
      phones: [{ number: '+880 821 700 100' }],
      mapPosition: '24.8949, 91.8687',
    },
    colours: { ink: GREEN_INK, paper: '#fbfdf8', accent: '#7a4a10', signal: '#e9c54a' },
    social: { facebook: 'https://www.facebook.com/surma.library.example' },
  }
  await setting('settings', {
    en: {
      ...always,
      ...{ name: TRUST.en, shortName: 'Surma', tagline: 'Books for every lane of the hills.' },
      ...{ address: '4 Reading Lane, Zindabazar, Sylhet 3100', registrations: 'Societies Registration S-4410' },
      ...{ openingHours: 'Daily, 9 to 8', answering: 'We answer within three days.' },
      counters: {
        volunteers: 64,
        volunteersSource: 'Our register of readers',
        volunteersDate: '2026-06-30T00:00:00.000Z',
      },
    },
    bn: {
      ...always,
      ...{ name: TRUST.bn, shortName: 'সুরমা', tagline: 'পাহাড়ের প্রতিটি গলিতে বই।' },
      ...{ address: '৪ পাঠ গলি, জিন্দাবাজার, সিলেট ৩১০০', registrations: 'সমিতি নিবন্ধন এস-৪৪১০' },
      ...{ openingHours: 'প্রতিদিন, ৯টা থেকে ৮টা', answering: 'তিন দিনের মধ্যে উত্তর দিই।' },
      counters: { volunteers: 64, volunteersSource: 'পাঠকের খাতা', volunteersDate: '2026-06-30T00:00:00.000Z' },
    },
  })
  const payment = {
    bank: { bankName: 'Bank of the Hills', accountName: TRUST.en, accountNumber: '551 020 77', branch: 'Zindabazar' },
    wallets: { bkash: '01900-111222' },
  }
  await setting('payment', { en: payment, bn: payment })

  const detail = (text: string) => ({ detail: { text: `<p>${text}</p>`, image1: van, image: van } })
  const project = await write(
    'projects',
    { image1: van },
    {
      category: 'Books',
      title: 'The book van',
      text: 'A van with eight hundred books.',
      ...detail('It stops at nine lanes.'),
    },
    { category: 'বই', title: 'বইয়ের গাড়ি', text: 'আটশো বইয়ের এক গাড়ি।', ...detail('নয়টি গলিতে থামে।') },
  )
  await write(
    'news',
    { image: readers },
    { title: 'A shelf for the blind', text: 'Forty books in Braille.', ...detail('They came in May.') },
    { title: 'দৃষ্টিহীনদের তাক', text: 'ব্রেইলে চল্লিশটি বই।', ...detail('মে মাসে এসেছে।') },
  )
  await write(
    'events',
    { image: readers, startsAt: '2027-02-21T04:00:00.000Z' },
    { title: 'Reading day', text: 'All of us read aloud.', place: 'Zindabazar', ...detail('From ten on.') },
    { title: 'পাঠের দিন', text: 'সবাই জোরে পড়ি।', place: 'জিন্দাবাজার', ...detail('দশটা থেকে।') },
  )
  await write(
    'campaigns',
    { currency: 'BDT', image: van, pages: ['Home', 'Donation'] },
    { category: 'Books', title: 'Tyres for the van', text: 'Four of them.' },
    { category: 'বই', title: 'গাড়ির চাকা', text: 'চারটি।' },
  )
  await write(
    'faqs',
    {},
    { question: 'May I keep a book?', answer: 'For three weeks.' },
    { question: 'বই রেখে দেওয়া যায়?', answer: 'তিন সপ্তাহ।' },
  )
  await write(
    'people',
    { role: 'chairman', image: readers },
    { name: 'Farida Khatun', title: 'Chair', text: 'She began with one shelf.' },
    { name: 'ফরিদা খাতুন', title: 'সভাপতি', text: 'একটি তাক দিয়ে শুরু।' },
  )
  await write('partners', { name: 'Hill Paper', logo, url: 'https://hill-paper.example' }, {}, {})
  await write(
    'gallery-videos',
    { video: 'https://www.youtube.com/watch?v=surmabooks1', image: van },
    { title: 'The van' },
    { title: 'গাড়ি' },
  )
  await call('POST', 'gallery-images?depth=0', { image: readers, pages: ['Home'], _status: 'published' })
  const lessons = await writePage(call, {
    shared: { path: '/education', section: 'projects', image: van },
    en: { title: 'Reading lessons', description: 'Lessons in reading for all ages.', category: 'Books' },
    bn: { title: 'পড়ার পাঠ', description: 'সব বয়সের পড়ার পাঠ।', category: 'বই' },
    text: { en: '<p>On Sundays, in the main hall.</p>', bn: '<p>রবিবারে, বড় ঘরে।</p>' },
  })
  await write(
    'banners',
    { placement: 'banner', image1: van },
    { title: 'Books for every lane' },
    { title: 'প্রতিটি গলিতে বই' },
  )
  await write(
    'abouts',
    { kind: 'about', image1: readers, image2: van },
    {
      title: 'About us',
      heading: 'One shelf, then nine lanes',
      text: 'We began in 1998 with one shelf.',
      point1: 'Lend',
    },
    { title: 'আমাদের কথা', heading: 'একটি তাক, তারপর নয়টি গলি', text: '১৯৯৮ সালে একটি তাক দিয়ে শুরু।', point1: 'ধার' },
  )
  await call('POST', 'words/change', {
    key: 'home.volunteer.title',
    texts: { en: 'Read with us', bn: 'আমাদের সঙ্গে পড়ুন' },
    was: { en: '', bn: '' },
  })
  await call('POST', 'globals/menu', {
    items: [{ site: 'home' }, { site: 'projects', below: [{ page: lessons }] }, { site: 'news' }, { site: 'contact' }],
  })
  expect(project).toBeGreaterThan(0)
}

interface WrittenPage {
  shared: Texts
  en: Texts
  bn: Texts
  /** Of its one block. */
  text: Record<Language, string>
}

/** Rows in another language are known by their ids for the same. */
async function writePage(call: AdminCall, { shared, en, bn, text }: WrittenPage): Promise<number> {
  const block = { blockType: 'text', text: text.en }
  const page = { ...shared, ...en, blocks: [block], _status: 'published' }
  const { id, blocks = [] } = (await call('POST', 'pages?locale=en&depth=0', page)).doc
  const inBangla = { ...bn, blocks: [{ ...blocks[0], text: text.bn }], _status: 'published' }
  await call('PATCH', `pages/${id}?locale=bn&depth=0`, inBangla)
  return id
}
