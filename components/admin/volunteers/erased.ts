/** Message for an erased registration, of the list and of refused changes. */
export const ERASED = 'This registration has been erased.'
