/**
 * Content types by what their records are made of: those of one class are built alike, from one collection and the same
 * fields, so that what holds for one holds for the others.
 */
import { modelOf, type TypeModel } from '@/lib/content/model/model'
import type { ContentType } from '@/lib/shared/content/types'
import { sampled } from '@/lib/testing/sample'
import { TYPES } from './contract'

/** What the types of a class have in common: all but the value they filter by and how their calls are named. */
function shapeOf(type: ContentType): string {
  const { collection, fixed, half, updateByTwo, fields } = modelOf(type) as TypeModel
  return JSON.stringify([collection, fixed?.field, half, updateByTwo, fields])
}

function classesOf(types: readonly ContentType[]): ContentType[][] {
  const classes = new Map<string, ContentType[]>()
  for (const type of types) classes.set(shapeOf(type), [...(classes.get(shapeOf(type)) ?? []), type])
  return [...classes.values()]
}

/** Every type, in the class that it is of. */
export const TYPE_CLASSES = classesOf(TYPES)

/** The first type of some classes, and some of all others: another draw with each seed, and all of them in `npm run test:all`. */
export function sampledTypes(): ContentType[] {
  const first = TYPE_CLASSES.flatMap(([type]) => type ?? [])
  const others = TYPES.filter((type) => !first.includes(type))
  const drawn = [...sampled('content-classes', first, { size: 5 }), ...sampled('content-types', others, { size: 1 })]
  return TYPES.filter((type) => drawn.includes(type))
}
