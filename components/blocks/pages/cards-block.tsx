import { MoreLink } from '@/components/ui/button/more-link'
import { Picture } from '@/components/ui/picture/picture'
import { Section } from '@/components/ui/section/section'
import { Tag } from '@/components/ui/tag/tag'
import { paths } from '@/lib/shared/addresses/paths'
import type { BlockOf } from '@/lib/shared/content/pages'
import { Card } from '../cards/card'
import { CardGrid } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
import { PictureCards } from '../cards/picture-cards'
import { useLabels } from '../labels'
import { BlockHead } from './block-head'
import type { BlockProps, PageParts } from './block-props'
import { linkIn } from './link'

/** Cards of the page's own, or a list of the site as cards. */
export function CardsBlock({ block, parts }: BlockProps<'cards'>) {
  const { id, heading, tinted } = block
  return (
    <Section ground={tinted ? 'cotton' : 'paper'} labelledBy={heading && id}>
      <BlockHead {...block} locale={parts.locale} />
      {block.of === '' ? <OwnCards block={block} parts={parts} /> : <RecordCards of={block.of} parts={parts} />}
    </Section>
  )
}

function OwnCards({ block: { cards, large }, parts: { images, locale } }: BlockProps<'cards'>) {
  const { more } = useLabels('blockPages')
  return (
    <CardGrid lead={large}>
      {cards.map(({ title, text, category, image, link }, index) => (
        <Card
          key={title}
          media={
            image && (
              <Picture
                image={image}
                meta={images[image]}
                locale={locale}
                sizes={cardSizes({ index, count: cards.length, lead: large })}
              />
            )
          }
          top={category && <Tag category={category} locale={locale} />}
          title={title}
          text={text}
          locale={locale}
          link={link && <MoreLink href={linkIn(locale, link)} label={more} about={title} locale={locale} />}
        />
      ))}
    </CardGrid>
  )
}

const PATHS = { projects: paths.project, news: paths.newsItem, events: paths.event, health: paths.health }

function RecordCards({ of, parts: { lists, locale } }: { of: Exclude<BlockOf<'cards'>['of'], ''>; parts: PageParts }) {
  const { more } = useLabels('blockPages')
  const list = lists[of]
  const cards = (list?.records ?? []).map((record) => ({
    path: PATHS[of](record.Id),
    title: record.title,
    text: record.text,
    image: 'image1' in record ? record.image1 : record.image,
  }))
  return <PictureCards cards={cards} images={list?.images} locale={locale} more={more} />
}
