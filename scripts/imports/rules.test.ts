import type { Context } from './contexts'
import { CONTEXTS } from './contexts'
import type { Source } from './graph'
import { contextOf, violations } from './rules'

const TABLE: readonly Context[] = [
  { folder: 'lib/shared', is: 'below all', browser: true },
  { folder: 'lib/platform', is: 'the machine' },
  { folder: 'lib/content/media', is: 'pictures' },
  { folder: 'lib/content', is: 'content' },
  { folder: 'lib/giving', is: 'giving' },
  { folder: 'lib/front', is: 'reverse proxy', only: ['lib/shared', 'lib/platform'] },
  { folder: 'components/ui', is: 'components' },
]

interface Written {
  isType?: boolean
  isClient?: boolean
}

const importing = (file: string, to: string, { isType = false, isClient = false }: Written = {}): Source => ({
  file,
  isClient,
  imports: [{ specifier: `@/${to}`, file: to, isType }],
})

const said = (...sources: Source[]) => violations(sources, TABLE).join('\n')

test('an import from a context below is allowed', () => {
  expect(said(importing('lib/giving/total.ts', 'lib/content/news.ts'))).toBe('')
})

test('an import from a context above is not, and the sentence says where the import should go', () => {
  expect(said(importing('lib/content/news.ts', 'lib/giving/total.ts'))).toBe(
    'lib/content/news.ts imports lib/giving/total.ts: lib/giving lies above lib/content. Move what is needed down, or hand it in from above.',
  )
})

test('imports of types count', () => {
  expect(said(importing('lib/platform/env.ts', 'lib/content/news.ts', { isType: true }))).toContain('lies above')
})

test('two contexts that import each other are a circle, of which one direction is refused', () => {
  const circle = [importing('lib/content/news.ts', 'lib/giving/a.ts'), importing('lib/giving/b.ts', 'lib/content/c.ts')]
  expect(violations(circle, TABLE)).toHaveLength(1)
})

test('a subfolder is for its own context alone', () => {
  const reach = importing('lib/giving/total.ts', 'lib/content/collections/news.ts')
  expect(said(reach)).toContain('what lies in subfolders of lib/content is its own')
  expect(said(importing('scripts/prepare.ts', 'lib/content/collections/news.ts'))).toContain('is its own')
  expect(said(importing('lib/content/news.ts', 'lib/content/collections/news.ts'))).toBe('')
})

test('a subfolder that the table names is a context', () => {
  expect(said(importing('lib/giving/total.ts', 'lib/content/media/picture.ts'))).toBe('')
  expect(said(importing('lib/content/media/picture.ts', 'lib/content/news.ts'))).toContain('lies above')
})

test('a context with `only` imports from no others below it', () => {
  expect(said(importing('lib/front/proxy-uncached.ts', 'lib/platform/env.ts'))).toBe('')
  expect(said(importing('lib/front/proxy-uncached.ts', 'lib/content/news.ts'))).toContain(
    'imports only lib/shared, lib/platform',
  )
})

describe('what browsers load', () => {
  const client = importing('components/ui/button.tsx', 'components/ui/label.tsx', { isClient: true })

  test('imports contexts for browsers', () => {
    expect(said(importing('components/ui/button.tsx', 'lib/shared/site.ts', { isClient: true }))).toBe('')
  })

  test('imports no others, whether a client component or what it loads asks', () => {
    expect(said(importing('components/ui/button.tsx', 'lib/content/news.ts', { isClient: true }))).toContain(
      'browsers load',
    )
    expect(said(client, importing('components/ui/label.tsx', 'lib/content/news.ts'))).toContain('browsers load')
  })

  test('may know their types', () => {
    expect(said(client, importing('components/ui/label.tsx', 'lib/content/news.ts', { isType: true }))).toBe('')
  })

  test('a component that no browser loads may import them', () => {
    expect(said(importing('components/ui/label.tsx', 'lib/content/news.ts'))).toBe('')
  })
})

test('what is for tests alone is imported by tests alone', () => {
  expect(said(importing('lib/content/news.ts', 'lib/content/testing.ts'))).toContain('it is only for tests')
  expect(said(importing('lib/content/news.test.ts', 'lib/giving/testing.ts'))).toBe('')
})

test('a package with one importer is imported there alone', () => {
  const of = (file: string): Source => ({
    file,
    isClient: false,
    imports: [{ specifier: 'swiper/react', file: null, isType: false }],
  })
  expect(violations([of('components/ui/carousel/slides.tsx')])).toEqual([])
  expect(violations([of('components/ui/viewer/viewer.tsx')])).toEqual([
    'components/ui/viewer/viewer.tsx imports swiper/react: swiper is imported in components/ui/carousel alone.',
  ])
})

test('a file belongs to the deepest context that it lies in', () => {
  expect(contextOf('lib/content/media/sizes/large.ts', TABLE)?.folder).toBe('lib/content/media')
})

test('the table names each folder once, and those below a folder before it', () => {
  const folders = CONTEXTS.map(({ folder }) => folder)
  expect(new Set(folders).size).toBe(folders.length)
  for (const [at, folder] of folders.entries()) {
    expect(folders.slice(at + 1).filter((later) => later.startsWith(`${folder}/`))).toEqual([])
  }
})
