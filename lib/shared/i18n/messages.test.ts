import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.join(__dirname, 'messages')
const english = readdirSync(FOLDER).filter((name) => /^(?:\w+\.)?en\.json$/.test(name))
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'))

/** Each text by its path, as the places in it that are filled in. */
function placesIn(messages: unknown, at = ''): Record<string, string[]> {
  if (typeof messages === 'string') return { [at]: [...new Set(messages.match(/\{\w+/g))].sort() }
  return Object.assign({}, ...Object.entries(messages as object).map(([key, part]) => placesIn(part, `${at}/${key}`)))
}

test.each(english)('%s has each text in Bangla too, which fills in no other values', (name) => {
  const [here, there] = [placesIn(read(name)), placesIn(read(name.replace('en.json', 'bn.json')))]
  expect(Object.keys(there).sort()).toEqual(Object.keys(here).sort())
  for (const [at, places] of Object.entries(there)) expect([at, here[at]]).toEqual([at, expect.arrayContaining(places)])
})
