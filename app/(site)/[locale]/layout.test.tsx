import { isValidElement, type ReactNode } from 'react'
import { CustomCursor } from '@/components/site/custom-cursor'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { TopButton } from '@/components/site/top-button'
import { Toaster } from '@/components/ui/toaster/toaster'
import SiteLayout from './layout'

jest.mock('@/styles/fonts.css', () => ({}), { virtual: true })
jest.mock('next-intl/server', () => ({
  setRequestLocale: () => undefined,
  getMessages: async () => jest.requireActual('@/lib/shared/i18n/messages/en.json'),
}))
jest.mock('@/lib/delivery/content', () => ({
  getList: async () => ({ records: [] }),
  getMenu: async () => ({ items: [], footer: [] }),
  getSettings: async () => jest.requireActual('@/components/site/fixtures').settings,
}))

/** The components that stand in a tree, and the trees within. */
function partsOf(tree: ReactNode): unknown[] {
  if (Array.isArray(tree)) return tree.flatMap(partsOf)
  if (!isValidElement<{ children?: ReactNode }>(tree)) return []
  return [tree.type, ...partsOf(tree.props.children)]
}

test('every page has the header, the footer, the way up, the pointer’s ring and the toasts', async () => {
  const layout = await SiteLayout({ children: <p>The page</p>, params: Promise.resolve({ locale: 'en' }) })
  const parts = partsOf(layout)
  for (const part of [Header, 'main', 'p', Footer, TopButton, CustomCursor, Toaster]) {
    expect(parts.filter((each) => each === part)).toHaveLength(1)
  }
})
