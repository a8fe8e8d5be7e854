import type { CollectionConfig } from 'payload'
import { auditEndpoints } from '@/lib/access/audit/endpoints'
import { adminGroup } from '@/lib/platform/payload/admin-groups'

/** The audit log: sign-ins and writes, by whom and when. The database's triggers refuse to change an entry. */
export const auditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: 'Entry', plural: 'History of changes' },
  admin: {
    group: adminGroup('settings'),
    description: 'Who signed in, and who changed what. Nobody can edit it.',
    useAsTitle: 'act',
    // Payload reads its list even where another is shown; this way it does so lightly.
    defaultColumns: ['at'],
    enableListViewSelectAPI: true,
    components: {
      views: {
        list: { Component: '/components/admin/audit/audit-list#AuditList' },
        edit: { root: { Component: '/components/admin/audit/audit-record#AuditRecord' } },
      },
    },
  },
  endpoints: auditEndpoints,
  timestamps: false,
  fields: [
    { name: 'at', type: 'date', label: 'When', required: true, index: true },
    // Id of the account, which may be gone by now; null for the site itself and for strangers.
    { name: 'accountNumber', type: 'number', label: 'Account number', index: true },
    // E-mail of the account at that time.
    { name: 'actor', type: 'text', label: 'Who' },
    // Name of the API key that was used.
    { name: 'apiKey', type: 'text', label: 'With key' },
    // An action of lib/access/audit/actions.ts.
    { name: 'act', type: 'text', label: 'What', required: true, index: true },
    // Slug of the collection or global.
    { name: 'subject', type: 'text', label: 'Of', index: true },
    { name: 'record', type: 'text', label: 'Number', index: true },
    // Names of the fields that were changed; never their values.
    { name: 'fields', type: 'json', label: 'Fields' },
    // Network of the visitor's address.
    { name: 'network', type: 'text', label: 'From' },
    // For an entry that stands for several: how many.
    { name: 'times', type: 'number', label: 'More times' },
  ],
}
