import { readFileSync } from 'node:fs'
import { GUIDES, guideAddress, isGuide, SECTIONS } from './guides'
import { parseGuide } from './parse-guide'

const guide = (file: string) => parseGuide(readFileSync(`docs/${file}.md`, 'utf8'))

/** All headings below the title, by their levels. */
const outline = (file: string) =>
  readFileSync(`docs/${file}.md`, 'utf8')
    .split('\n')
    .flatMap((line) => /^#+(?= )/.exec(line)?.[0] ?? [])

test.each(GUIDES)('the sections of the guide %s are those of its file', (name) => {
  expect(guide(name).sections.map(({ heading }) => heading)).toEqual(SECTIONS[name])
})

test.each(GUIDES)('the guide %s has the same headings in Bangla', (name) => {
  expect(outline(`${name}.bn`)).toEqual(outline(name))
  const { title, sections } = guide(`${name}.bn`)
  for (const heading of [title, ...sections.map((section) => section.heading)])
    expect(heading).toMatch(/[\u0980-\u09ff]/)
  expect(new Set(sections.map(({ heading }) => heading)).size).toBe(SECTIONS[name].length)
})

test('a section is addressed by its number', () => {
  expect(guideAddress('accounts')).toBe('/admin/guide/accounts')
  expect(guideAddress('treasurers', 'Receipts')).toBe('/admin/guide/treasurers#section-3')
})

test.each(['', 'glossary', 'constructor', 'editors.bn', 'Editors'])('“%s” is no guide', (name) => {
  expect(isGuide(name)).toBe(false)
})
