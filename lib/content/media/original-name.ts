import { COPY_SUFFIX } from '@/lib/shared/addresses/picture-names'

const COPY = new RegExp(`${COPY_SUFFIX}\\.(?:webp|avif)$`)

/** Name of the file that a smaller copy was made of; any other name as it is. */
export const originalOf = (name: string): string => name.replace(COPY, '.webp')
