import type { SelectField } from 'payload'
import { PLACES } from '@/lib/shared/content/placement'
import { label, type TextKey } from '@/lib/shared/i18n/admin/words'

/** Where a record shows (spec 1, section 3: the page field). @param description what each place does, and none of them */
export function placement(description: TextKey): SelectField {
  return {
    name: 'pages',
    type: 'select',
    label: label('content.shownOn.label'),
    hasMany: true,
    options: PLACES.map((value) => ({ label: label(`content.shownOn.${value}`), value })),
    admin: { description: label(description), position: 'sidebar' },
  }
}

/** The list a news item or an event is in. Stored as `phase`: `status` would clash with Payload's own. */
export function phase(defaultValue: 'upcoming' | 'latest'): SelectField {
  return {
    name: 'phase',
    type: 'select',
    label: label('content.phase.label'),
    required: true,
    defaultValue,
    options: [
      { label: label('content.phase.upcoming'), value: 'upcoming' },
      { label: label('content.phase.latest'), value: 'latest' },
    ],
    admin: { description: label('content.phase.description'), position: 'sidebar' },
  }
}
