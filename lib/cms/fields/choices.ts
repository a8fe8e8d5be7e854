import type { SelectField } from 'payload'

/** Where a record shows (spec 1, section 3: the page field). */
export function placement(options: readonly ('Home' | 'Donation' | 'Footer')[], description: string): SelectField {
  return {
    name: 'page',
    type: 'select',
    label: 'Shown on',
    options: options.map((value) => ({ label: value, value })),
    admin: { description, position: 'sidebar' },
  }
}

/** The list a news item or an event is in. Stored as `phase`: `status` would clash with Payload's own. */
export function phase(defaultValue: 'upcoming' | 'latest'): SelectField {
  return {
    name: 'phase',
    type: 'select',
    label: 'List',
    required: true,
    defaultValue,
    options: [
      { label: 'Upcoming', value: 'upcoming' },
      { label: 'Latest', value: 'latest' },
    ],
    admin: { description: 'Which of the two lists it shows in.', position: 'sidebar' },
  }
}
