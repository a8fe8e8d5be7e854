import { render, screen, within } from '@testing-library/react'
import type { About, Person } from '@/lib/shared/content/types'
import messages from '@/lib/shared/i18n/messages/en.json'
import { listOf } from '../fixtures'
import { Leaders } from './leaders'
import { Story } from './story'
import { Team } from './team'

const { about } = messages
const withLoading = <L extends object>(labels: L) => ({ ...labels, loading: about.loading })

const person = (Id: number, over: Partial<Person> = {}): Person => ({
  Id,
  name: `Person ${Id}`,
  title: '',
  designation: '',
  text: '',
  image: null,
  ...over,
})

const record: About = {
  Id: 1,
  title: 'Many hands',
  heading: 'Since 2009',
  text: 'First.\n\nSecond.',
  image1: null,
  image2: null,
  point1: 'One',
  point2: '',
  point3: 'Three',
}

test('the story has its points, those that are written, and leads to the contact page', () => {
  render(<Story list={listOf('about', [record])} locale="bn" labels={withLoading(about.story)} />)
  const points = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toEqual(['One', 'Three'])
  expect(screen.getByRole('link', { name: 'Discover More' })).toHaveAttribute('href', '/bn/contact')
})

test('someone who leads without a title of their own is headed by their office', () => {
  render(<Leaders list={listOf('chairman', [person(1)])} locale="en" labels={withLoading(about.chairman)} />)
  expect(screen.getByRole('heading', { name: 'Chairman' })).toBeVisible()
  expect(screen.getByText('Person 1')).toBeVisible()
})

test('volunteers are labelled Volunteer, whatever they are called elsewhere', () => {
  const volunteers = listOf('volunteer', [person(1, { designation: 'Rower' })])
  render(<Team list={volunteers} locale="en" labels={withLoading(about.volunteer)} />)
  expect(screen.getByText('Volunteer')).toBeVisible()
  expect(screen.queryByText('Rower')).toBeNull()
})

test('managers have their own designations', () => {
  const managers = listOf('management', [person(1, { designation: 'Field Doctor' })])
  render(<Team list={managers} locale="en" labels={withLoading(about.management)} />)
  expect(screen.getByText('Field Doctor')).toBeVisible()
})

test.each([
  ['chairman', 'No chairman available'],
  ['viceChairman', 'No found ViceChairman Info'],
  ['director', 'No found Executive Director Info'],
] as const)('nobody as %s is said in the words asked for', (type, text) => {
  render(<Leaders list={listOf(type, [])} locale="en" labels={withLoading(about[type])} />)
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['management', 'No found management member'],
  ['volunteer', 'No found volunteer Info'],
] as const)('nobody in %s is said in the words asked for', (type, text) => {
  render(<Team list={listOf(type, [])} locale="en" labels={withLoading(about[type])} />)
  expect(screen.getByText(text)).toBeVisible()
})

test('a list on its way says so', () => {
  render(<Story list={undefined} locale="en" labels={withLoading(about.story)} />)
  expect(screen.getByText('Loading...')).toBeInTheDocument()
})

test.each(['currentChairman', 'assistantViceChairman'] as const)(
  'the office of %s is headed by its own words where it is filled, and nothing is said of it otherwise',
  (type) => {
    const labels = withLoading({ ...about.further, ...about[type] })
    const { container, rerender } = render(<Leaders list={listOf(type, [])} locale="en" labels={labels} optional />)
    expect(container).toBeEmptyDOMElement()
    rerender(<Leaders list={listOf(type, [person(1)])} locale="en" labels={labels} optional />)
    expect(screen.getByRole('heading', { name: labels.role })).toBeVisible()
  },
)

test('a further text about the foundation has no second way to the contact page', () => {
  const labels = withLoading(about.further)
  const { container, rerender } = render(<Story list={listOf('aboutARCF', [])} locale="en" labels={labels} optional />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Story list={listOf('aboutARCF', [record])} locale="en" labels={labels} optional />)
  expect(screen.getByRole('heading', { name: 'Many hands' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
