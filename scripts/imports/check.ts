/**
 * Part of `npm run lint`: holds imports against contexts.ts, and the drawings in docs/architecture.md against the imports.
 * With `--draw` (`npm run draw`) it draws them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { withDrawings } from './drawing'
import { readSources } from './graph'
import { violations } from './rules'

const DOCUMENT = 'docs/architecture.md'

const sources = readSources()
const found = violations(sources)
for (const sentence of found) console.error(sentence)
if (found.length > 0) console.error(`${found.length} imports against the table in scripts/imports/contexts.ts.`)

const document = readFileSync(DOCUMENT, 'utf8')
const current = withDrawings(document, sources)
const isCurrent = document === current
if (process.argv.includes('--draw')) writeFileSync(DOCUMENT, current)
else if (!isCurrent) console.error(`${DOCUMENT} shows other imports than there are. Please run: npm run draw`)

process.exitCode = found.length > 0 || !(isCurrent || process.argv.includes('--draw')) ? 1 : 0
