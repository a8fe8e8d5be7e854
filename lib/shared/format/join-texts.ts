/** Joins texts; a dot separates those that end without punctuation. Empty ones are left out. */
export function joinTexts(...texts: (string | undefined)[]): string {
  return texts
    .filter(Boolean)
    .reduce<string>((all, text) => `${all}${all && (/\p{P}$/u.test(all.trimEnd()) ? ' ' : ' · ')}${text}`, '')
}
