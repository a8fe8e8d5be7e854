import { screen, within } from '@testing-library/react'
import { wordsOf } from '@/lib/shared/i18n/admin/words'
import { renderInWords } from '../shared/words-testing'
import { GuideText } from './guide-text'
import { parseGuide } from './parse-guide'

// Payload's runs in Next alone.
jest.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}))

const show = (markdown: string) =>
  renderInWords(<GuideText guide={parseGuide(markdown)} words={wordsOf('guide', 'bn')} />, 'bn')

test('a guide is drawn with its headings, anchors and links', () => {
  show('# নির্দেশিকা\n\n## ইনবক্স\n\n**বার্তা** [কোষাধ্যক্ষদের](treasurers.bn.md) জন্য নয়।')
  expect(screen.getByRole('heading', { name: 'ইনবক্স', level: 2 }).id).toBe('section-1')
  expect(screen.getByRole('link', { name: 'কোষাধ্যক্ষদের' }).getAttribute('href')).toBe('/admin/guide/treasurers')
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('a table stands in a frame that takes the focus and has a name of its own', () => {
  show('| ভূমিকা | কাজ |\n|---|---|\n| সম্পাদক | খবর |\n\nলেখা\n\n| ক |\n|---|\n| খ |\n')
  const frames = screen.getAllByRole('region')
  expect(frames.map((frame) => [frame.getAttribute('aria-label'), frame.tabIndex])).toEqual([
    ['ছক ১', 0],
    ['ছক ২', 0],
  ])
  expect(within(frames[0] as HTMLElement).getByRole('columnheader', { name: 'ভূমিকা' })).toBeInTheDocument()
})
