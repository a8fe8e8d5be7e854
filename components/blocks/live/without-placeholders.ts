import type { ImageIndex, LiveList } from '@/lib/shared/content/types'

const made = new WeakMap<object, unknown>()

/**
 * A list without the pictures' placeholders, as props of client components: the server's markup has them, and so has the
 * response to the next poll. The same list gives the same object, which React serializes once for all components.
 */
export function withoutPlaceholders<L extends Pick<LiveList, 'images'> | undefined>(list: L): L {
  if (!list) return list
  const known = made.get(list)
  if (known) return known as L
  const images: ImageIndex = {}
  for (const [path, { placeholder: _, ...meta }] of Object.entries(list.images)) images[path] = meta
  const lean = { ...list, images }
  made.set(list, lean)
  return lean
}
