import type { CollectionBeforeChangeHook } from 'payload'
import { lookOf } from '@/lib/content/media/look'
import { placeholderOf } from '@/lib/content/media/placeholder'

/** A picture that comes with a file gets the placeholder and the look of that file. */
export const setAppearance: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, placeholder: await placeholderOf(req.file.data), look: await lookOf(req.file.data) } : data
