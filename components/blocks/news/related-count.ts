/** News beside an article. A page asks for one more, since the one that is shown is left out. */
export const RELATED_NEWS = 3
