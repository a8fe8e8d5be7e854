import type { CollectionConfig } from 'payload'
import { keyEndpoints } from '@/lib/access/keys/endpoints'
import { KEY_AREAS } from '@/lib/access/rights/key-areas'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { label, labels } from '@/lib/shared/i18n/admin/words'

/** API keys, stored as hashes: a key itself is shown once, when it is created, and stored nowhere. */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: { singular: label('keys.singular'), plural: label('keys.plural') },
  admin: {
    group: adminGroup('settings'),
    description: labels('keys.description'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'account', 'areas', 'expiresAt', 'lastUsedAt'],
    components: {
      views: {
        list: { Component: '/components/admin/keys/key-list#KeyList' },
        edit: { root: { Component: '/components/admin/keys/key-view#KeyView' } },
      },
    },
  },
  endpoints: keyEndpoints,
  fields: [
    { name: 'name', type: 'text', label: label('keys.fields.name'), required: true },
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      label: label('keys.fields.account'),
      required: true,
      index: true,
    },
    {
      name: 'areas',
      type: 'select',
      label: label('keys.fields.areas'),
      required: true,
      hasMany: true,
      options: KEY_AREAS.map((value) => ({ value, label: label(`keys.areas.${value}.name`) })),
    },
    { name: 'mayWrite', type: 'checkbox', label: label('keys.fields.mayWrite'), defaultValue: false },
    { name: 'hint', type: 'text', label: label('keys.fields.hint'), required: true },
    // SHA-256 of the key, in hexadecimal digits. It cannot be filtered by either, which would tell it digit by digit.
    { name: 'hash', type: 'text', required: true, unique: true, hidden: true, access: { read: () => false } },
    { name: 'expiresAt', type: 'date', label: label('keys.fields.expiresAt'), required: true, index: true },
    { name: 'revokedAt', type: 'date', label: label('keys.fields.revokedAt') },
    { name: 'lastUsedAt', type: 'date', label: label('keys.fields.lastUsedAt') },
  ],
}
