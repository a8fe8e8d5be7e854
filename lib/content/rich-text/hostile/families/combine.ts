/** Every combination of parts, each made into one text. Tests only. */
export function combine<A, B>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => string): string[] {
  return first.flatMap((a) => second.map((b) => make(a, b)))
}

export const HIT = 'hit()'

/** The picture that fails at once, in the words of most cheat sheets. */
export const FAILING = '<img src=1 onerror=hit()>'
