import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { Panel } from '../record-page/panel'
import { RelatedItems } from '../record-page/related-list'
import { imagesOf, pathOf } from './pictures'
import { type ProgramKey, programs, programsAfter } from './programs'
import { usePrograms } from './use-programs'

const COUNT = 3

/** The programs beside one. */
export function OtherPrograms({ current, locale }: { current: ProgramKey; locale: Locale }) {
  const { pages, pictures, shared } = usePrograms()
  const keys = programsAfter(current, COUNT)
  const items = keys.map((key, index) => ({
    id: index,
    href: localized(locale, programs[key].path),
    title: pages[key].title,
    image: pathOf(programs[key].picture),
    text: pages[key].tagline,
  }))
  const names = keys.map((key) => programs[key].picture)
  return (
    <Panel heading={shared.others}>
      <RelatedItems items={items} images={imagesOf(names, pictures)} locale={locale} />
    </Panel>
  )
}
