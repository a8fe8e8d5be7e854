import { existsSync } from 'node:fs'
import { imageCopyUrl, imageUrl } from '@/lib/shared/content/image-url'
import bangla from '@/lib/shared/i18n/messages/programs.bn.json'
import english from '@/lib/shared/i18n/messages/programs.en.json'
import { imagesOf, type PictureName, pathOf } from './pictures'
import { type ProgramKey, programs, programsAfter } from './programs'

const names = Object.keys(english.pictures) as PictureName[]
const keys = Object.keys(programs) as ProgramKey[]

function shapeOf(copy: unknown): unknown {
  if (Array.isArray(copy)) return copy.map(shapeOf)
  if (typeof copy !== 'object' || copy === null) return typeof copy
  return Object.fromEntries(Object.entries(copy).map(([key, value]) => [key, shapeOf(value)]))
}

function textsOf(copy: unknown): string[] {
  return typeof copy === 'object' && copy !== null ? Object.values(copy).flatMap(textsOf) : [String(copy)]
}

test('the copy is whole in both languages', () => {
  expect(shapeOf(bangla)).toEqual(shapeOf(english))
  expect([...textsOf(english), ...textsOf(bangla)].filter((text) => text.trim() === '')).toEqual([])
})

test('each language is written in its own letters', () => {
  const bengali = /[\u0980-\u09f2]/
  expect(textsOf(bangla).filter((text) => !bengali.test(text))).toEqual([])
  const { companion: _, ...donateList } = english.donateList
  expect(textsOf({ ...english, donateList }).filter((text) => bengali.test(text))).toEqual([])
})

test('the headings are those of the specification', () => {
  const { education, microcredit, qualityLife, environment, orphanage } = english.pages
  expect([education, microcredit, qualityLife, environment, orphanage].map(({ title }) => title)).toEqual([
    'Education',
    'Microcredit Program',
    'Men & Women',
    'Environment',
    'Orphanage',
  ])
})

test('the night school says its hours', () => {
  expect(english.pages.education.lead).toContain('daily from 6 pm to 9 pm')
})

test.each(keys)('the program %s has a picture for each of its cards', (key) => {
  expect(programs[key].cards).toHaveLength(english.pages[key].cards.length)
})

test('only programs with a page of details lead to one', () => {
  expect(keys.filter((key) => programs[key].details)).toEqual(Object.keys(english.details))
})

test.each(names)('the picture %s lies there with all of its copies', (name) => {
  const path = pathOf(name)
  const { widths = [] } = imagesOf([name], english.pictures)[path] ?? {}
  const copies = widths.flatMap((width) => [imageCopyUrl(path, width, 'webp'), imageCopyUrl(path, width, 'avif')])
  expect(widths).toContain(480)
  expect([imageUrl(path), ...copies].filter((address) => !existsSync(`public${address}`))).toEqual([])
})

test('a banner has pictures that are wide enough for it', () => {
  const narrow = keys
    .flatMap((key) => programs[key].banner)
    .filter((name) => !imagesOf([name], english.pictures)[pathOf(name)]?.widths.includes(1200))
  expect(narrow).toEqual([])
})

test('the others follow a program round and round, without itself', () => {
  expect(programsAfter('orphanage', 3)).toEqual(['oldhome', 'education', 'microcredit'])
})
