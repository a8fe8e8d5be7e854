/** What XML 1.0 (section 2.2) lets stand in a document, escaped or not; half a character is none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const NO_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

/** A text without the characters that no XML document may hold. */
export const xmlText = (text: string): string => text.replace(NO_CHARACTERS, '')
