import { parse } from '@formatjs/icu-messageformat-parser'
import { ADMIN_MESSAGES } from './areas'
import { label } from './words'

const own = (name: string) => ({ t: () => name })

test.each([
  [{ i18n: { language: 'bn-BD' } }, 'ড্যাশবোর্ড'],
  [{ i18n: { language: 'en' } }, 'Dashboard'],
  [own('বাংলা (বাংলাদেশ)'), 'ড্যাশবোর্ড'],
  [own('English'), 'Dashboard'],
])('a label is in the language of its reader, of whom Payload may tell %j', (reader, text) => {
  expect(label('shared.home')(reader)).toBe(text)
})

const textsOf = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([name, part]) => textsOf(part, path ? `${path}.${name}` : name))

test.each(['en', 'bn'] as const)('every sentence of the admin can be read as ICU (%s)', (locale) => {
  const broken = textsOf(ADMIN_MESSAGES[locale]).filter(([, text]) => {
    try {
      return parse(text).length === 0
    } catch {
      return text !== ''
    }
  })
  expect(broken).toEqual([])
})
