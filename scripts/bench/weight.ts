/** Page weights: compressed bytes of the first load of each page. */
import type { Page } from 'playwright'
import { KB, measureWeights } from '../../e2e/support/page-weight'
import { addressOf, idsOf, ROUTES } from '../../e2e/support/routes'
import { withPage } from './browser'
import { bounded, type Figure } from './figures'
import { listsOf } from './pages'
import type { TestBed } from './test-bed'

const kilobytes = (bytes = 0) => bytes / KB

export async function weight(testBed: TestBed): Promise<Figure[]> {
  const { url } = await testBed.site()
  return withPage(async (page) => {
    const home = await measureWeights(page, url)
    const at = (name: string, bytes: number | undefined, most: number) =>
      bounded({ name, value: kilobytes(bytes), unit: 'KB' }, { atMost: most })
    return [
      at('JavaScript of /', home.script, 150),
      at('CSS of /', home.stylesheet, 15),
      at('fonts of /', home.font, 90),
      at('everything of /', home.everything, 700),
      ...(await otherPages(testBed, page, url)),
    ]
  })
}

/** The editor's page apart, which is heavy by nature. */
async function otherPages(testBed: TestBed, page: Page, url: string): Promise<Figure[]> {
  const lists = await listsOf(url)
  const others = ROUTES.filter(({ path }) => path !== '/' && path !== '/editor')
  const loaded: { path: string; script: number; hasEditor: boolean }[] = []
  for (const route of others.slice(0, testBed.options.quick ? 3 : others.length)) {
    const seen = noteEditor(page)
    const { script = 0 } = await measureWeights(page, url + addressOf(route, idsOf(route, lists)))
    loaded.push({ path: route.path, script, hasEditor: await seen() })
  }
  const heaviest = loaded.reduce((most, one) => (one.script > most.script ? one : most))
  return [
    bounded(
      { name: 'JavaScript of the heaviest other page', value: kilobytes(heaviest.script), unit: 'KB' },
      { atMost: 145 },
      `${heaviest.path}, of ${loaded.length} pages`,
    ),
    bounded(
      { name: "other pages with the editor's library", value: loaded.filter((one) => one.hasEditor).length, unit: '' },
      { atMost: 0 },
      `of ${loaded.length} pages`,
    ),
  ]
}

/** Watches a page's scripts for the editor's library, whose errors name it. */
function noteEditor(page: Page): () => Promise<boolean> {
  const found: Promise<boolean>[] = []
  const note = (response: { request(): { resourceType(): string }; text(): Promise<string> }) => {
    if (response.request().resourceType() === 'script')
      found.push(
        response.text().then(
          (text) => /prosemirror|tiptap/i.test(text),
          () => false,
        ),
      )
  }
  page.on('response', note)
  return async () => {
    page.off('response', note)
    return (await Promise.all(found)).includes(true)
  }
}
