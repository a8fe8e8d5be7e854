/** Screen of what is missing in Bangla. */
export const MISSING_BANGLA = '/admin/missing-bangla'

/** A record's screen, with its texts in Bangla. */
export const inBangla = (collection: string, id: number) => `/admin/collections/${collection}/${id}?locale=bn`
