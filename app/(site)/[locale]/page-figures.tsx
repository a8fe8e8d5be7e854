import type { ReactNode } from 'react'
import { RefreshWhenStale } from '@/components/blocks/live/refresh-when-stale'
import { getList, getSettings, getVersionsOf } from '@/lib/delivery/content'
import { type BoxOwner, boxFigures } from '@/lib/giving/shared/box-figures'
import type { Locale } from '@/lib/shared/addresses/localized'
import type { BoxFigures } from '@/lib/shared/content/placeholders'

/** What stands in the donate box of a page; undefined where no figures do. */
export async function pageFigures(owner: BoxOwner, locale: Locale): Promise<BoxFigures | undefined> {
  const [settings, { records }] = await Promise.all([getSettings(locale), getList('donation', locale)])
  return boxFigures(owner, settings, records)
}

/** A static page with its figures, which is drawn again when they change. */
export async function withFigures(
  owner: BoxOwner,
  locale: Locale,
  draw: (figures: BoxFigures | undefined) => ReactNode,
): Promise<ReactNode> {
  const versions = await getVersionsOf(['donation'])
  const { placeholders } = await getSettings(locale)
  return (
    <>
      {draw(await pageFigures({ ...owner, isStatic: true }, locale))}
      {!placeholders && <RefreshWhenStale versions={versions} />}
    </>
  )
}
