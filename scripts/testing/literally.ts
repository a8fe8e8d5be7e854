/** A text as a regular expression that finds it and nothing else, for runners that take patterns. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
