/** Name of the group that holds a record's page half. */
export const PAGE_HALF = 'detail'
