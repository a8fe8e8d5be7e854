'use client'
import { pollingView } from '../live/polling-view'
import type { SubcategoryCardsProps } from './subcategory-cards'

const load = () => import('./subcategory-cards').then((part) => part.SubcategoryCards)

export const SubcategoryCardsLive = pollingView<SubcategoryCardsProps>(load)
