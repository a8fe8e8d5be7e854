import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VideoFrame } from './video-frame'

const labels = { play: 'Play {title}', elsewhere: 'Open the video’s own page' }
const frame = (src: string) => <VideoFrame src={src} title="Night school" locale="en" labels={labels} />
const YOUTUBE = 'https://www.youtube.com/watch?v=abcdefghijk'

test('nothing of a third party is there before somebody asks for it', () => {
  const { container } = render(frame(YOUTUBE))
  expect(container.querySelector('iframe, video, img, link, script')).toBeNull()
  expect(screen.getByRole('link', { name: 'Play Night school' })).toHaveAttribute('href', YOUTUBE)
})

test('a press puts the quieter player there, with a way on beside it', async () => {
  render(frame(YOUTUBE))
  await userEvent.click(screen.getByRole('link'))
  const player = await screen.findByTitle('Night school')
  expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1')
  expect(player).toHaveFocus()
  expect(screen.getByRole('link', { name: labels.elsewhere })).toHaveAttribute('href', YOUTUBE)
})

test('it is opened by keyboard', async () => {
  render(frame(YOUTUBE))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByTitle('Night school')).toBeInTheDocument()
})

test('a file of this site plays by itself', async () => {
  const { container } = render(frame('/media/fair.mp4'))
  await userEvent.click(screen.getByRole('link'))
  await waitFor(() => expect(container.querySelector('video')).toHaveAttribute('src', '/media/fair.mp4'))
})

test('a video that nothing here can play stays a link', async () => {
  const { container } = render(frame('https://example.org/film'))
  const link = screen.getByRole('link')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(container.querySelector('iframe')).toBeNull()
  expect(link).toHaveAttribute('href', 'https://example.org/film')
})

test('a player’s title is marked where it is not in the language of the page', async () => {
  render(<VideoFrame src={YOUTUBE} title="Night school" locale="bn" labels={labels} />)
  await userEvent.click(screen.getByRole('link'))
  expect(await screen.findByTitle('Night school')).toHaveAttribute('lang', 'en')
})
