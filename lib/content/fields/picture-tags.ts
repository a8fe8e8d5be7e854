import type { Field } from 'payload'
import { say } from '@/lib/platform/calls/say'
import { LONGEST_TAG, MOST_TAGS } from '@/lib/shared/content/picture-filters'
import { label } from '@/lib/shared/i18n/admin/words'

/** Words by which staff find pictures again, such as a year or a project; the slash is no part of one. */
export const tags: Field = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  label: label('content.pictures.tags'),
  admin: { description: label('content.pictures.tagsHelp') },
  hooks: {
    beforeValidate: [({ value }) => (Array.isArray(value) ? [...new Set(value.map(trimmed).filter(Boolean))] : value)],
  },
  validate: (value: unknown) => {
    const names = Array.isArray(value) ? value.map(String) : []
    if (names.length > MOST_TAGS) return say('content.pictures.tooManyTags', { limit: MOST_TAGS })
    return (
      names.every((name) => name.length <= LONGEST_TAG && !name.includes('/')) ||
      say('content.pictures.tagRefused', { limit: LONGEST_TAG })
    )
  },
}

const trimmed = (name: unknown): string => String(name).normalize('NFC').trim()
