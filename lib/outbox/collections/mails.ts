import type { CollectionConfig } from 'payload'
import { mailEndpoints } from '@/lib/outbox/endpoints'
import { MAIL_KINDS, MAIL_STATES } from '@/lib/outbox/kinds'
import { label, labels } from '@/lib/shared/i18n/admin/words'

/**
 * The outbox: mails, each stored in the transaction of its cause. A row names the record that it tells of; the words are
 * made from that when it is sent, so that a person's data are in one place.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: label('outbox.singular'), plural: label('outbox.plural') },
  admin: {
    group: false,
    description: labels('outbox.description'),
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
    { name: 'recipient', type: 'text', label: label('outbox.fields.recipient'), required: true },
    {
      name: 'kind',
      type: 'select',
      label: label('outbox.fields.kind'),
      required: true,
      options: MAIL_KINDS.map((value) => ({ value, label: label(`outbox.kinds.${value}`) })),
    },
    {
      name: 'state',
      type: 'select',
      label: label('outbox.fields.state'),
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: MAIL_STATES.map((value) => ({ value, label: label(`outbox.states.${value}`) })),
    },
    { name: 'lastError', type: 'textarea', label: label('outbox.fields.lastError') },
    {
      name: 'message',
      type: 'relationship',
      relationTo: 'messages',
      label: label('outbox.fields.message'),
      index: true,
    },
    {
      name: 'registration',
      type: 'relationship',
      relationTo: 'volunteer-registrations',
      label: label('outbox.fields.registration'),
      index: true,
    },
    { name: 'pledge', type: 'relationship', relationTo: 'pledges', label: label('outbox.fields.pledge'), index: true },
    {
      name: 'receipt',
      type: 'relationship',
      relationTo: 'receipts',
      label: label('outbox.fields.receipt'),
      index: true,
    },
    { name: 'attempts', type: 'number', label: label('outbox.fields.attempts'), required: true, defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', label: label('outbox.fields.nextAttemptAt'), index: true },
    { name: 'sentAt', type: 'date', label: label('outbox.fields.sentAt') },
    { name: 'locale', type: 'text', label: label('outbox.fields.locale'), required: true, defaultValue: 'en' },
    // Not messageId: its column would be that of the relationship above.
    {
      name: 'internetMessageId',
      type: 'text',
      label: label('outbox.fields.internetMessageId'),
      required: true,
      unique: true,
    },
    /** Whoever sends it has it to himself until then. */
    { name: 'claimedUntil', type: 'date', admin: { hidden: true } },
  ],
}
