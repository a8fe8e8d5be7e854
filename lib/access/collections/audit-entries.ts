import type { CollectionConfig } from 'payload'
import { auditEndpoints } from '@/lib/access/audit/endpoints'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { label, labels } from '@/lib/shared/i18n/admin/words'

/** The audit log: sign-ins and writes, by whom and when. The database's triggers refuse to change an entry. */
export const auditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: { singular: label('audit.singular'), plural: label('audit.plural') },
  admin: {
    group: adminGroup('settings'),
    description: labels('audit.description'),
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
    { name: 'at', type: 'date', label: label('audit.fields.at'), required: true, index: true },
    // Id of the account, which may be gone by now; null for the site itself and for strangers.
    { name: 'accountNumber', type: 'number', label: label('audit.fields.accountNumber'), index: true },
    // E-mail of the account at that time.
    { name: 'actor', type: 'text', label: label('audit.fields.actor') },
    // Name of the API key that was used.
    { name: 'apiKey', type: 'text', label: label('audit.fields.apiKey') },
    // An action of lib/access/audit/actions.ts.
    { name: 'act', type: 'text', label: label('audit.fields.act'), required: true, index: true },
    // Slug of the collection or global.
    { name: 'subject', type: 'text', label: label('audit.fields.subject'), index: true },
    { name: 'record', type: 'text', label: label('audit.fields.record'), index: true },
    // Names of the fields that were changed; never their values.
    { name: 'fields', type: 'json', label: label('audit.fields.fields') },
    // Network of the visitor's address.
    { name: 'network', type: 'text', label: label('audit.fields.network') },
    // For an entry that stands for several: how many.
    { name: 'times', type: 'number', label: label('audit.fields.times') },
  ],
}
