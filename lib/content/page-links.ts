/** In the context of a deletion: all that links to the page is deleted in the same transaction. */
export const LEAVES_WITH_LINKS = 'leavesWithLinks'

/** What a link to a page looks like in stored JSON, in either language and at whatever place of the page. */
export const linkTo = (path: string) => new RegExp(`"(?:/bn)?${path}[?#"\\\\]`)
