import type { CollectionConfig } from 'payload'
import { keyEndpoints } from '@/lib/access/keys/endpoints'
import { KEY_AREAS } from '@/lib/access/rights/key-areas'
import { adminGroup } from '@/lib/platform/payload/admin-groups'

/** API keys, stored as hashes: a key itself is shown once, when it is created, and stored nowhere. */
export const apiKeys: CollectionConfig = {
  slug: 'api-keys',
  labels: { singular: 'API key', plural: 'API keys' },
  admin: {
    group: adminGroup('settings'),
    description: 'Keys with which programs read and write for an account. Each has a scope and an end.',
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
    { name: 'name', type: 'text', label: 'What it is for', required: true },
    { name: 'account', type: 'relationship', relationTo: 'users', label: 'Account', required: true, index: true },
    { name: 'areas', type: 'select', label: 'Scope', required: true, hasMany: true, options: [...KEY_AREAS] },
    { name: 'mayWrite', type: 'checkbox', label: 'May write', defaultValue: false },
    { name: 'hint', type: 'text', label: 'Begins with', required: true },
    // SHA-256 of the key, in hexadecimal digits. It cannot be filtered by either, which would tell it digit by digit.
    { name: 'hash', type: 'text', required: true, unique: true, hidden: true, access: { read: () => false } },
    { name: 'expiresAt', type: 'date', label: 'Ends', required: true, index: true },
    { name: 'revokedAt', type: 'date', label: 'Ended by hand' },
    { name: 'lastUsedAt', type: 'date', label: 'Last used' },
  ],
}
