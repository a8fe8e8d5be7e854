import type { Payload } from 'payload'
import { fieldsOf } from './index-references'
import { fieldAt } from './references/field-at'

/** What a field of a global is called, in the language of whoever is answered. @param path such as `bank.branch` */
export const fieldLabel = (payload: Payload, slug: string, path: string): string =>
  fieldAt(fieldsOf(payload, { slug, id: null }), path).label
