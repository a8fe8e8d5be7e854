import type { CollectionConfig } from 'payload'
import { mailEndpoints } from '@/lib/outbox/endpoints'
import { MAIL_KINDS, MAIL_STATES } from '@/lib/outbox/kinds'
import { optionsOf } from '@/lib/platform/payload/options'

/**
 * The outbox: mails, each stored in the transaction of its cause. A row names the record that it tells of; the words are
 * made from that when it is sent, so that a person's data are in one place.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Outbox' },
  admin: {
    group: false,
    description: 'Mails that the site sends, and what became of them.',
    useAsTitle: 'recipient',
    // Payload reads its list even where another is shown; this way it does so lightly.
    defaultColumns: ['createdAt'],
    enableListViewSelectAPI: true,
    components: {
      views: {
        list: { Component: '/components/admin/outbox/outbox-list#OutboxList' },
        edit: { root: { Component: '/components/admin/outbox/mail-record#MailRecord' } },
      },
    },
  },
  endpoints: mailEndpoints,
  fields: [
    { name: 'recipient', type: 'text', label: 'To', required: true },
    { name: 'kind', type: 'select', label: 'About', required: true, options: optionsOf(MAIL_KINDS) },
    {
      name: 'state',
      type: 'select',
      label: 'State',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: optionsOf(MAIL_STATES),
    },
    { name: 'lastError', type: 'textarea', label: 'What went wrong last' },
    { name: 'message', type: 'relationship', relationTo: 'messages', label: 'Message', index: true },
    {
      name: 'registration',
      type: 'relationship',
      relationTo: 'volunteer-registrations',
      label: 'Volunteer',
      index: true,
    },
    { name: 'pledge', type: 'relationship', relationTo: 'pledges', label: 'Gift', index: true },
    { name: 'receipt', type: 'relationship', relationTo: 'receipts', label: 'Receipt', index: true },
    { name: 'attempts', type: 'number', label: 'Attempts', required: true, defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', label: 'Next attempt', index: true },
    { name: 'sentAt', type: 'date', label: 'Sent' },
    { name: 'locale', type: 'text', label: 'Language', required: true, defaultValue: 'en' },
    // Not messageId: its column would be that of the relationship above.
    { name: 'internetMessageId', type: 'text', label: 'Message-ID', required: true, unique: true },
    /** Whoever sends it has it to himself until then. */
    { name: 'claimedUntil', type: 'date', admin: { hidden: true } },
  ],
}
