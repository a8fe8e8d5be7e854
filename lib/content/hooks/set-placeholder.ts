import type { CollectionBeforeChangeHook } from 'payload'
import { placeholderOf } from '@/lib/content/media/placeholder'

/** A picture that comes with a file gets the placeholder of that file. */
export const setPlaceholder: CollectionBeforeChangeHook = async ({ data, req }) =>
  req.file ? { ...data, placeholder: await placeholderOf(req.file.data) } : data
