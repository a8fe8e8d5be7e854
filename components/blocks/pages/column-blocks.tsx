import { boxFigures } from '@/lib/giving/shared/box-figures'
import { localized } from '@/lib/shared/addresses/localized'
import { DONATE_NEWS } from '@/lib/shared/content/list-paging'
import { programOf } from '@/lib/shared/format/program'
import { inLang } from '@/lib/shared/i18n/text-language'
import { useLabels } from '../labels'
import { RelatedNews } from '../news/related-news'
import { DonateBox } from '../record-page/donate-box'
import { Panel } from '../record-page/panel'
import { RelatedItems } from '../record-page/related-list'
import type { BlockProps } from './block-props'
import styles from './facts.module.scss'
import { pagesBeside } from './pages-beside'

/** As many pages are shown beside a text. */
const PAGES = 3

/** The sums of the campaign that an editor chose, else what stands on pages of the page's category. */
export function DonateBoxBlock({ block, parts: { page, lists, settings, locale } }: BlockProps<'donateBox'>) {
  const campaigns = lists.donation?.records ?? []
  const chosen = campaigns.find(({ Id }) => Id === block.campaign)
  const figures = chosen ?? boxFigures({ category: page.category, isStatic: true }, settings, campaigns)
  return <DonateBox figures={figures} program={programOf(page.category)} locale={locale} />
}

/** What is worth knowing at a glance: hours, numbers. */
export function FactsBlock({ block: { heading, facts }, parts: { locale } }: BlockProps<'facts'>) {
  const { glance } = useLabels('blockPages')
  return (
    <Panel heading={heading || glance} locale={locale}>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt {...inLang(name, locale)}>{name}</dt>
            <dd {...inLang(value, locale)}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** Other pages of the same part, or the latest news. */
export function BesideBlock({ block, parts }: BlockProps<'beside'>) {
  const { others, news } = useLabels('blockPages')
  const { lists, images, locale } = parts
  if (block.of === 'news') {
    const labels = { ...news, title: block.heading || news.title }
    return <RelatedNews count={DONATE_NEWS} list={lists.news} locale={locale} labels={labels} />
  }
  const items = pagesBeside(parts.page, parts.pages, PAGES).map(({ id, path, title, tagline, image }) => ({
    id,
    href: localized(locale, path),
    title,
    image,
    text: tagline,
  }))
  if (items.length === 0) return null
  return (
    <Panel heading={block.heading || others} locale={locale}>
      <RelatedItems items={items} images={images} locale={locale} />
    </Panel>
  )
}
