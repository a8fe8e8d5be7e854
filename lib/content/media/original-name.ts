/** Name of the file that a smaller copy was made of; any other name as it is. */
export const originalOf = (name: string): string => name.replace(/-(?:\d{3,4}|upright)\.(?:webp|avif)$/, '.webp')
