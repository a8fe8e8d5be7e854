import type { TextField } from 'payload'
import { linkAddress as completed } from '@/lib/content/rich-text/addresses'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { withoutOrigin } from '@/lib/shared/addresses/redirect'
import { label } from '@/lib/shared/i18n/admin/words'

const LONGEST = 500

/** As it is stored: an address of this site is a path, so that it reads the same in both languages. */
function stored(typed: string): string | undefined {
  const own = withoutOrigin(typed, env().siteUrl).replace(/^\/bn(?=\/)/, '')
  return own.startsWith('//') ? undefined : completed(own)
}

type Siblings = Record<string, unknown>

/**
 * Where a block leads: a page of this site, or an address elsewhere.
 * @param isRequired whether it cannot be left out, by the values beside it
 */
export const linkAddress = (name: string, isRequired: (siblings: Siblings) => boolean = () => false): TextField => ({
  name,
  type: 'text',
  label: label('content.blocks.link'),
  admin: { description: label('content.blocks.linkHelp') },
  hooks: {
    beforeValidate: [
      ({ value }) => (typeof value === 'string' && value.trim() ? (stored(value) ?? value.trim()) : null),
    ],
  },
  validate: (value: string | null | undefined, { siblingData }: { siblingData: Partial<Siblings> }) => {
    if (!value) return isRequired(siblingData) ? say('content.blocks.noLink') : true
    return (value.length <= LONGEST && stored(value) !== undefined) || say('content.blocks.notALink')
  },
})
