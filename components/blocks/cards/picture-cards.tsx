import type { ReactNode } from 'react'
import { MoreLink } from '@/components/ui/button/more-link'
import { Picture } from '@/components/ui/picture/picture'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import type { ImageIndex } from '@/lib/shared/content/types'
import { Card } from './card'
import { CardGrid } from './card-grid'
import { cardSizes } from './card-sizes'

interface PictureCard {
  /** Where it leads, without its language. */
  path: string
  title: string
  text: string
  image: string | null
  /** Above the title: a tag, a date. */
  top?: ReactNode
}

interface PictureCardsProps {
  cards: readonly PictureCard[]
  images: ImageIndex | undefined
  locale: Locale
  /** Words of the link. */
  more: string
  /** The first card is large and stands beside its text. */
  lead?: boolean
}

/** Records as a grid of cards: a picture, a title, a text and the link to the record's page. */
export function PictureCards({ cards, images, locale, more, lead }: PictureCardsProps) {
  return (
    <CardGrid lead={lead}>
      {cards.map(({ path, title, text, image, top }, index) => (
        <Card
          key={path}
          media={
            image && (
              <Picture
                image={image}
                meta={images?.[image]}
                alt=""
                sizes={cardSizes({ index, count: cards.length, lead })}
              />
            )
          }
          top={top}
          title={title}
          text={text}
          locale={locale}
          link={<MoreLink href={localized(locale, path)} label={more} about={title} locale={locale} />}
        />
      ))}
    </CardGrid>
  )
}
