import { screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '@/lib/shared/addresses/localized'
import { PLACEHOLDERS } from '@/lib/shared/content/placeholders'
import bangla from '@/lib/shared/i18n/messages/bn.json'
import english from '@/lib/shared/i18n/messages/en.json'
import banglaPrograms from '@/lib/shared/i18n/messages/programs.bn.json'
import programs from '@/lib/shared/i18n/messages/programs.en.json'
import { DonateList } from '../donate-list/donate-list'
import { ProgramDetails } from './program-details'
import { ProgramPage } from './program-page'

const messages = { en: { ...english, programs }, bn: { ...bangla, programs: banglaPrograms } }

/** As the server draws it. */
function show(page: ReactElement, locale: Locale = 'en') {
  document.body.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]}>
      {page}
    </NextIntlClientProvider>,
  )
}

const linksTo = (address: string) => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === address)

test('a program’s cards lead to its details', () => {
  show(<ProgramPage program="education" figures={PLACEHOLDERS.figures} locale="en" />)
  expect(linksTo('/education-details')).toHaveLength(3)
})

test('cards of a program without details are no links', () => {
  show(<ProgramPage program="orphanage" figures={PLACEHOLDERS.figures} locale="en" />)
  expect(screen.getByRole('heading', { name: 'Birthdays' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /read more/i })).not.toBeInTheDocument()
})

test('a program shows the fixed figures and the way to give', () => {
  show(<ProgramPage program="oldhome" figures={PLACEHOLDERS.figures} locale="en" />)
  const box = within(screen.getByRole('region', { name: english.record.boxLabel }))
  expect(box.getByText('$25,270')).toBeInTheDocument()
  expect(box.getByText('$30,000')).toBeInTheDocument()
  expect(box.getByRole('link', { name: 'Donate now' })).toHaveAttribute('href', '/donate-now')
})

test('details have one main heading and lead back to their program', () => {
  show(<ProgramDetails program="qualityLife" figures={PLACEHOLDERS.figures} locale="en" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(programs.details.qualityLife.title)
  expect(screen.getByRole('link', { name: 'Back to Men & Women' })).toHaveAttribute('href', '/quality-life')
})

test('a Bangla page leads to Bangla pages', () => {
  show(<ProgramPage program="microcredit" figures={PLACEHOLDERS.figures} locale="bn" />, 'bn')
  const astray = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/bn'))
  expect(astray).toEqual([])
})

test('the donation list has five entries, each with a bar at 36%', () => {
  show(<DonateList locale="en" />)
  const bars = screen.getAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuenow'))).toEqual(Array(5).fill('36'))
  expect(screen.getAllByText('36%')).toHaveLength(5)
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Education',
    'Health Care Program',
    'Micro Entrepreneurship',
    'Improving Quality Of Life',
    'Cancer Treatment',
  ])
})

test('each entry of the donation list has its category, a title that leads on and a description', () => {
  show(<DonateList locale="en" />)
  const cards = screen.getAllByRole('article')
  expect(cards).toHaveLength(5)
  for (const [index, { category, title, text }] of programs.donateList.entries.entries()) {
    const card = within(cards[index] as HTMLElement)
    expect(card.getAllByText(category)[0]).toBeInTheDocument()
    expect(card.getByRole('link', { name: title })).toHaveAttribute('href', '/donate-details')
    expect(card.getByText(text)).toBeInTheDocument()
  }
})
