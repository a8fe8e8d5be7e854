import { readdirSync } from 'node:fs'
import { machinePaths } from './machine-paths'
import { paths } from './paths'
import { isUnlocalized } from './unlocalized'

const { sitemap, robots, security, speculationRules, serviceWorker } = machinePaths
/** Of no language, as other programs expect them. */
const UNLOCALIZED: string[] = [sitemap, robots, security, speculationRules, serviceWorker]

const PUBLIC = readdirSync('public', { withFileTypes: true })

test.each([
  ...PUBLIC.map((entry) => (entry.isDirectory() ? `/${entry.name}/a` : `/${entry.name}`)),
  ...[...UNLOCALIZED, machinePaths.sitemapPart(1)],
  ...['/admin', '/admin/collections', '/api/v1/news', '/media/a.webp', '/_next/static/a.js', '/metrics'],
])('%s is one in all languages', (path) => expect(isUnlocalized(path)).toBe(true))

test.each(
  [
    ...Object.values({ ...paths, ...machinePaths }).filter((path) => typeof path === 'string'),
    ...['/administration', '/media', '/icons', '/metrics/a', '/bn/admin'],
  ].filter((path) => !UNLOCALIZED.includes(path)),
)('%s is not, or is nothing', (path) => expect(isUnlocalized(path)).toBe(false))
