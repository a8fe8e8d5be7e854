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
const drawn = withDrawings(document, sources)
const isDrawing = process.argv.includes('--draw')
const isStale = !isDrawing && document !== drawn
if (isDrawing) writeFileSync(DOCUMENT, drawn)
if (isStale) console.error(`${DOCUMENT} shows other imports than there are. Please run: npm run draw`)

if (found.length > 0 || isStale) process.exitCode = 1
