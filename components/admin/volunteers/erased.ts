/** Said by both: by the list that Payload leads to from a record that is gone, and by a step on one. */
export const ERASED = 'This registration has been erased.'
