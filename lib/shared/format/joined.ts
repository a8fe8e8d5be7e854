/** Texts one after the other; a dot parts what ends in no sign of its own. What is empty is left out. */
export function joined(...texts: (string | undefined)[]): string {
  return texts
    .filter(Boolean)
    .reduce<string>((all, text) => `${all}${all && (/\p{P}$/u.test(all.trimEnd()) ? ' ' : ' · ')}${text}`, '')
}
