/** Screen of the sentences of the interface. */
export const WORDS = '/admin/words'
