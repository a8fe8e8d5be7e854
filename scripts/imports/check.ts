/** Part of `npm run lint`: imports as contexts.ts has them. */
import { CONTEXTS } from './contexts'
import { readSources } from './graph'
import { violations } from './rules'

const found = violations(readSources())
for (const sentence of found) console.error(sentence)
if (found.length > 0) {
  console.error(
    `\n${found.length} imports against the table in scripts/imports/contexts.ts (${CONTEXTS.length} contexts).`,
  )
  process.exitCode = 1
}
