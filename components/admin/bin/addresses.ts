import { queryOf } from '@/lib/shared/lists/list-query'

export const BIN = '/admin/bin'

/** Address of a page of the bin. */
export const binAddress = (page: number): string => `${BIN}${queryOf([['page', page > 1 ? page : '']])}`
