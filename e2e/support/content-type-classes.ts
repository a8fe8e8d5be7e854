/**
 * Equivalence classes of content types: the types of a class have the same collection and fields, so that one type is
 * tested for all of them.
 */
import { modelOf, type TypeModel } from '@/lib/content/model/model'
import type { ContentType } from '@/lib/shared/content/types'
import { sampled } from '@/lib/testing/sample'
import { TYPES } from './contract'

/** What the types of a class have in common: everything but their filter's value and their calls' names. */
function shapeOf(type: ContentType): string {
  const { collection, fixed, half, updateByTwo, fields } = modelOf(type) as TypeModel
  return JSON.stringify([collection, fixed?.field, half, updateByTwo, fields])
}

function classesOf(types: readonly ContentType[]): ContentType[][] {
  const classes = new Map<string, ContentType[]>()
  for (const type of types) classes.set(shapeOf(type), [...(classes.get(shapeOf(type)) ?? []), type])
  return [...classes.values()]
}

/** All types, by class. */
export const TYPE_CLASSES = classesOf(TYPES)

/** A sample of the types: the first of some classes, and one other; all of them in `npm run test:all`. */
export function sampledTypes(): ContentType[] {
  const first = TYPE_CLASSES.flatMap(([type]) => type ?? [])
  const others = TYPES.filter((type) => !first.includes(type))
  const drawn = [...sampled('content-classes', first, { size: 5 }), ...sampled('content-types', others, { size: 1 })]
  return TYPES.filter((type) => drawn.includes(type))
}
