import type { SelectField } from 'payload'
import { PLACES } from '@/lib/shared/content/placement'
import type { Place } from '@/lib/shared/content/types'

interface PlacesText extends Record<Place, string> {
  /** Where a record shows that is given none of them. */
  none: string
}

/** Where a record shows (spec 1, section 3: the page field). @param does what each place does, in words */
export function placement({ none, ...does }: PlacesText): SelectField {
  const said = PLACES.map((place) => `${place}: ${does[place]}.`)
  return {
    name: 'pages',
    type: 'select',
    label: 'Shown on',
    hasMany: true,
    options: PLACES.map((value) => ({ label: value, value })),
    admin: { description: `Empty: ${none}. ${said.join(' ')}`, position: 'sidebar' },
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
