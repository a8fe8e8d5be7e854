/** The colours of the public site in the settings. Empty is the site's own; each pair of them is checked. */
import type { FieldHook, GroupField, TextFieldSingleValidation } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { parseColour } from '@/lib/shared/colour/contrast'
import { unreadableSentence } from '@/lib/shared/colour/pair-words'
import { unreadablePairs } from '@/lib/shared/colour/pairs'
import { COLOUR_NAMES, type ColourName, type Colours } from '@/lib/shared/colour/palette'
import { label } from '@/lib/shared/i18n/admin/words'

/** Shows all four, since each is checked against the others, and a preview. */
const PANEL = '/components/admin/colours/colour-panel#ColourPanel'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** One way to write each; what is no colour is left for the rule to refuse. */
const asStored: FieldHook = ({ value }) =>
  typeof value === 'string' ? (parseColour(value) ?? (value.trim() || null)) : value

const rule =
  (name: ColourName): TextFieldSingleValidation =>
  (value, { siblingData }) => {
    if (!value) return true
    if (!parseColour(value)) return say('colours.wrong')
    const others = siblingData as Partial<Record<ColourName, unknown>>
    const colours = Object.fromEntries(COLOUR_NAMES.map((other) => [other, text(others[other])])) as Colours
    const unreadable = unreadablePairs({ ...colours, [name]: value }).find(({ at }) => at === name)
    return !unreadable || unreadableSentence(unreadable, say)
  }

export const colourFields: GroupField = {
  name: 'colours',
  type: 'group',
  label: false,
  admin: { hideGutter: true },
  fields: [
    ...COLOUR_NAMES.map((name) => ({
      name,
      type: 'text' as const,
      label: label(`colours.${name}`),
      // Longer than any colour, so that what is none is told in words of its own.
      maxLength: 60,
      admin: { hidden: true },
      hooks: { beforeValidate: [asStored] },
      validate: rule(name),
    })),
    { name: 'panel', type: 'ui', admin: { components: { Field: PANEL } } },
  ],
}
