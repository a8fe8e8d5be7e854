import type { CollectionConfig } from 'payload'
import { keepOthersNote } from '@/lib/community/messages/commands'
import { messageEndpoints } from '@/lib/community/messages/endpoints'
import { deliverReleased, stampFirstReading } from '@/lib/community/messages/hooks'
import { MESSAGE_FOLDERS } from '@/lib/community/shared/message-folders'
import { readOnly, submissionFields, visitorEmailField } from '@/lib/intake/submission-fields'
import { eraseMailsOf } from '@/lib/outbox/erase-records'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { label } from '@/lib/shared/i18n/admin/words'

/** Messages of the contact form. Written by the site alone; field names are the wire's (spec 1, section 3). */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: label('inbox.message'), plural: label('inbox.messages') },
  admin: {
    // The menu's own links lead here, with what is unread.
    group: false,
    useAsTitle: 'mailerSubject',
    // Payload reads its list even where another is shown; this way it does so lightly.
    defaultColumns: ['createdAt'],
    enableListViewSelectAPI: true,
    components: {
      views: {
        list: { Component: '/components/admin/inbox/inbox-list#InboxList' },
        edit: { root: { Component: '/components/admin/inbox/message-view#MessageView' } },
      },
    },
  },
  endpoints: messageEndpoints,
  hooks: {
    beforeOperation: [lockRecordOnWrite],
    beforeChange: [keepOthersNote, stampFirstReading],
    afterChange: [deliverReleased],
    beforeDelete: [eraseMailsOf('messages')],
  },
  fields: [
    { name: 'mailerName', type: 'text', label: label('inbox.fields.name'), ...readOnly },
    visitorEmailField('mailAddress'),
    { name: 'senderPhone', type: 'text', label: label('inbox.fields.phone'), ...readOnly },
    { name: 'mailerSubject', type: 'text', label: label('inbox.fields.subject'), ...readOnly },
    { name: 'mailerMessage', type: 'textarea', label: label('inbox.fields.message'), ...readOnly },
    {
      name: 'folder',
      type: 'select',
      label: label('inbox.fields.folder'),
      required: true,
      defaultValue: 'inbox',
      index: true,
      options: MESSAGE_FOLDERS.map((value) => ({ value, label: label(`inbox.folders.${value}`) })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'readAt',
      type: 'date',
      label: label('inbox.fields.read'),
      index: true,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'note',
      type: 'textarea',
      label: label('inbox.fields.note'),
      maxLength: 5000,
      admin: { description: label('inbox.fields.noteHint') },
    },
    ...submissionFields,
  ],
}
