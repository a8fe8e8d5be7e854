/** Names of parts of a page, by which addresses lead to them. People stand in the part named by their list. */

/** The part of one question and its answer. */
export const questionAnchor = (id: number): string => `question-${id}`

/** The questions of the about page. */
export const FAQ_ANCHOR = 'faq'
