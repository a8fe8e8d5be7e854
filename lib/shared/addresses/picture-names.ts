/** Names of a picture's files: the largest is `<words>-<hash>.webp`; a copy has its width behind, the cut its name and its focus. */
/** What a copy has behind the name of its picture, as a regular expression. */
export const COPY_SUFFIX = '-(?:\\d{3,4}|upright(?:-\\d{1,3}-\\d{1,3})?)'

/** What a name that the site gives has before its extension, as a regular expression: the second of two that are the same is numbered. */
export const OWN_STEM_END = `-[0-9a-f]{8}(?:-\\d{1,2})?(?:${COPY_SUFFIX})?`

/** Which cut of a picture a copy is; it has another name for each focus, since an address shows the same file for ever. */
export type CutName = 'upright' | `upright-${number}-${number}`

export const cutName = (focus: { x: number; y: number } | null | undefined): CutName =>
  focus ? `upright-${focus.x}-${focus.y}` : 'upright'
