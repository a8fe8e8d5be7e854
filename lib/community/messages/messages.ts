import type { CollectionConfig } from 'payload'
import { keepOthersNote } from '@/lib/community/messages/commands'
import { messageEndpoints } from '@/lib/community/messages/endpoints'
import { deliverReleased, stampFirstReading } from '@/lib/community/messages/hooks'
import { MESSAGE_FOLDERS } from '@/lib/community/shared/message-folders'
import { readOnly, submissionFields, visitorEmailField } from '@/lib/intake/submission-fields'
import { eraseMailsOf } from '@/lib/outbox/erase-records'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { optionsOf } from '@/lib/platform/payload/options'

/** Messages of the contact form. Written by the site alone; field names are the wire's (spec 1, section 3). */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
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
    { name: 'mailerName', type: 'text', label: 'Name', ...readOnly },
    visitorEmailField('mailAddress'),
    { name: 'senderPhone', type: 'text', label: 'Phone', ...readOnly },
    { name: 'mailerSubject', type: 'text', label: 'Subject', ...readOnly },
    { name: 'mailerMessage', type: 'textarea', label: 'Message', ...readOnly },
    {
      name: 'folder',
      type: 'select',
      label: 'Folder',
      required: true,
      defaultValue: 'inbox',
      index: true,
      options: optionsOf(MESSAGE_FOLDERS),
      admin: { position: 'sidebar' },
    },
    { name: 'readAt', type: 'date', label: 'Read', index: true, admin: { position: 'sidebar', readOnly: true } },
    { name: 'note', type: 'textarea', label: 'Note', maxLength: 5000, admin: { description: 'For yourselves.' } },
    ...submissionFields,
  ],
}
