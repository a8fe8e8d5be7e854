'use client'
import { livePart } from '../live/live-part'
import type { SubcategoryCardsProps } from './subcategory-cards'

const load = () => import('./subcategory-cards').then((part) => part.SubcategoryCards)

export const SubcategoryCardsLive = livePart<SubcategoryCardsProps>(load)
