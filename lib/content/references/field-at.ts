/** Fields of a record by their paths, in words. */
import type { Field } from 'payload'
import { spokenLocale } from '@/lib/platform/calls/say'
import { labelText } from '@/lib/platform/payload/label-text'
import { plainLabel } from '@/lib/platform/payload/required-label'
import { isHtml, type Part, within } from './references-in-fields'

/** What a place in a record is called for whoever asked, and whether it is a text. @param path such as detail.image1 */
export function fieldAt(fields: readonly Field[], path: string): { label: string; isText: boolean } {
  const labels: string[] = []
  let parts = fields as Part[]
  let isText = false
  for (const name of path.split('.')) {
    const part = named(parts, name)
    // The number of a row.
    if (!part) continue
    labels.push(plainLabel(labelText(part.label, spokenLocale(), name)))
    isText = isHtml(part)
    parts = within(part)
  }
  return { label: labels.join(' → '), isText }
}

function named(parts: Part[], name: string): Part | undefined {
  for (const part of parts) {
    const found = part.name === name ? part : part.name ? undefined : named(within(part), name)
    if (found) return found
  }
  return undefined
}
