import { useMessages } from 'next-intl'
import { BackLink } from '@/components/ui/back-link/back-link'
import { EmptyState } from '@/components/ui/empty-state/empty-state'
import { Section } from '@/components/ui/section/section'
import { localized } from '@/lib/shared/addresses/localized'
import { useLabels } from '../labels'
import { PageBanner } from '../page-banner/page-banner'
import { RecordHead } from '../record-page/record-head'
import { RecordPage } from '../record-page/record-page'
import { backOf } from './back'
import { groupsOf } from './block-groups'
import type { PageParts } from './block-props'
import { DrawnBlock } from './drawn-block'
import { sectionTitles, wayTo } from './way-to'

/** A page made of blocks. One that tells more of the page above has its title in its text, below that page's banner. */
export function BlockPageView(parts: PageParts) {
  const { page, pages, images, locale } = parts
  const labels = useLabels('blockPages')
  const groups = groupsOf(page.blocks)
  const [first] = groups
  const above = pages.find(({ path }) => path === page.parent)
  const isArticle = above !== undefined && first !== undefined && 'column' in first
  const under = wayTo(page, pages, sectionTitles(useMessages()))
  const back = backOf(page, above, labels)
  return (
    <>
      <PageBanner
        heading={isArticle ? page.bannerTitle || above.title : page.title}
        level={isArticle ? 2 : 1}
        text={isArticle ? undefined : page.tagline}
        under={under}
        pictures={page.banners}
        images={images}
        locale={locale}
      />
      {groups.map((group, index) =>
        'across' in group ? (
          <DrawnBlock key={group.across.id} block={group.across} parts={parts} />
        ) : (
          <RecordPage
            key={group.column[0]?.id ?? group.beside[0]?.id}
            aside={
              group.beside.length > 0 &&
              group.beside.map((block) => <DrawnBlock key={block.id} block={block} parts={parts} />)
            }
          >
            {index === 0 && back && <BackLink href={localized(locale, back.path)} label={back.label} locale={locale} />}
            {index === 0 && isArticle && (
              <RecordHead
                title={page.title}
                category={page.category}
                image={page.image}
                images={images}
                locale={locale}
              />
            )}
            {group.column.map((block) => (
              <DrawnBlock key={block.id} block={block} parts={parts} />
            ))}
          </RecordPage>
        ),
      )}
      {groups.length === 0 && (
        <Section>
          <EmptyState {...labels.empty[page.section || 'about']} />
        </Section>
      )}
    </>
  )
}
