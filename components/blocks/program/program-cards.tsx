import { MoreLink } from '@/components/ui/button/more-link'
import { Section } from '@/components/ui/section/section'
import { SectionHead } from '@/components/ui/section-head/section-head'
import { type Locale, localized } from '@/lib/shared/addresses/localized'
import { Card } from '../cards/card'
import { CardGrid } from '../cards/card-grid'
import { cardSizes } from '../cards/card-sizes'
import { ProgramPicture } from './program-picture'
import { type ProgramKey, programs } from './programs'
import { usePrograms } from './use-programs'

const HEADING = 'program-cards'

/** Three glimpses of a program, which lead to its details where there are some. */
export function ProgramCards({ program, locale }: { program: ProgramKey; locale: Locale }) {
  const { pages, shared } = usePrograms()
  const { details, cards: names } = programs[program]
  const { cards, cardsTitle } = pages[program]
  return (
    <Section ground="cotton" labelledBy={HEADING}>
      <SectionHead id={HEADING} title={cardsTitle} locale={locale} />
      <CardGrid>
        {cards.map(({ title, text }, index) => (
          <Card
            key={title}
            media={
              <ProgramPicture name={names[index]} locale={locale} sizes={cardSizes({ index, count: cards.length })} />
            }
            title={title}
            text={text}
            locale={locale}
            link={
              details && (
                <MoreLink href={localized(locale, details)} label={shared.more} about={title} locale={locale} />
              )
            }
          />
        ))}
      </CardGrid>
    </Section>
  )
}
