import {
  ALL_PICTURES,
  LONGEST_TAG,
  PICTURE_FILTERS,
  PICTURE_ORDERS,
  type PictureQuestion,
} from '@/lib/shared/content/picture-filters'
import { type ListQuery, queryOf, queryParam, searchTerm } from '@/lib/shared/lists/list-query'

const LIST = '/admin/collections/media'

/** Payload reads `sort` and `search` itself. */
const asking = ({ search, filter, tag, order }: PictureQuestion) => ({
  q: search,
  show: filter === ALL_PICTURES.filter ? '' : filter,
  tag,
  by: order === ALL_PICTURES.order ? '' : order,
})

/** Address of the list of pictures, as it is asked for. */
export const listAddress = (question: PictureQuestion): string => `${LIST}${queryOf(Object.entries(asking(question)))}`

/** What an address asks for; what it names wrongly is left out. */
export function readQuestion(asked: ListQuery = {}): PictureQuestion {
  const oneOf = <T extends string>(known: readonly T[], name: string, otherwise: T): T =>
    known.find((one) => one === queryParam(asked, name)) ?? otherwise
  return {
    search: searchTerm(asked),
    filter: oneOf(PICTURE_FILTERS, 'show', ALL_PICTURES.filter),
    tag: queryParam(asked, 'tag').slice(0, LONGEST_TAG),
    order: oneOf(PICTURE_ORDERS, 'by', ALL_PICTURES.order),
  }
}
