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
