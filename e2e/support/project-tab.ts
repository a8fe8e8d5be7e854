import type { Page } from '@playwright/test'
import { section } from './live-page'
import { openTab, PAGES, type Tab, warmUp } from './load'
import { unique } from './records'
import { expect, type WatchedSite } from './watched-site'

interface ProjectTab extends Tab {
  /** Id of the project. */
  id: number
  /** The project is shown under the title that it was made with. */
  expectFirstTitle: () => Promise<void>
  /** Gives it another title, and waits until the page shows that. */
  expectRename: () => Promise<void>
}

/**
 * Makes a project and opens the home page that shows it, once all pages are cached.
 * @param patience how long the page may take to catch up
 */
export async function openProjectTab(
  watched: WatchedSite,
  page: Page,
  patience: { timeout: number },
): Promise<ProjectTab> {
  const title = unique('Before')
  const id = await watched.make('projects', { title, page: '' })
  await warmUp(watched.url, PAGES)
  const tab = await openTab(page, watched.url)
  const heading = (text: string) => section(page, 'Our Projects').getByRole('heading', { name: text })
  await expect(heading(title)).toBeVisible(patience)
  return {
    ...tab,
    id,
    expectFirstTitle: () => expect(heading(title)).toBeVisible(),
    expectRename: async () => {
      const after = unique('After')
      expect((await watched.call('PATCH', `projects/${id}`, { title: after })).status).toBe(200)
      await expect(heading(after)).toBeVisible(patience)
    },
  }
}
