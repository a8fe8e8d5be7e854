import type { ImageIndex, LiveList } from '@/lib/shared/content/types'

const made = new WeakMap<object, unknown>()

/**
 * A list as the browser needs it beside what the server drew of it: the placeholders are in the markup, and in the
 * answer to the next change. The same list gives the same object, which is sent once however many parts are given it.
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
