/** Writes THIRD-PARTY-NOTICES.txt. To be run after each change of packages: `npx tsx scripts/make-notices.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { licenceTexts, notices, thirdParties } from './third-party'

process.chdir(path.resolve(import.meta.dirname, '..'))
const parties = thirdParties(readFileSync('package-lock.json', 'utf8'))
writeFileSync('THIRD-PARTY-NOTICES.txt', notices(parties, licenceTexts))
console.info(`${parties.length} packages.`)
