import type { ComponentType } from 'react'
import type { BlockKind } from '@/lib/shared/content/pages'
import type { BlockProps } from './block-props'
import { CampaignsBlock } from './campaigns-block'
import { CardsBlock } from './cards-block'
import { BesideBlock, DonateBoxBlock, FactsBlock } from './column-blocks'
import { CountersBlock } from './counters-block'
import { FormBlock, MapBlock } from './form-block'
import { GalleryBlock } from './gallery-block'
import { PeopleBlock } from './people-block'
import { FilesBlock, QuestionsBlock } from './questions-block'
import { QuoteBlock, ShareBlock, TextBlock } from './text-block'
import { VideosBlock } from './videos-block'

/** Where a block stands: in the column of text, beside that, or across the page. */
type Standing = 'column' | 'beside' | 'across'

/** What draws each kind of block. */
export const BLOCK_VIEWS = {
  text: { standing: 'column', View: TextBlock },
  quote: { standing: 'column', View: QuoteBlock },
  share: { standing: 'column', View: ShareBlock },
  donateBox: { standing: 'beside', View: DonateBoxBlock },
  facts: { standing: 'beside', View: FactsBlock },
  beside: { standing: 'beside', View: BesideBlock },
  cards: { standing: 'across', View: CardsBlock },
  campaigns: { standing: 'across', View: CampaignsBlock },
  people: { standing: 'across', View: PeopleBlock },
  questions: { standing: 'across', View: QuestionsBlock },
  gallery: { standing: 'across', View: GalleryBlock },
  videos: { standing: 'across', View: VideosBlock },
  counters: { standing: 'across', View: CountersBlock },
  files: { standing: 'across', View: FilesBlock },
  map: { standing: 'across', View: MapBlock },
  form: { standing: 'across', View: FormBlock },
} as const satisfies { [K in BlockKind]: { standing: Standing; View: ComponentType<BlockProps<K>> } }
