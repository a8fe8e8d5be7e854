import type { CollectionConfig } from 'payload'
import { hiddenFrom, may } from '../access/roles'

/** Messages of the contact form. Written by the site alone; field names are the wire's (spec 1, section 3). */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    group: 'Inbox',
    description: 'What visitors wrote in the contact form.',
    useAsTitle: 'mailerSubject',
    defaultColumns: ['mailerSubject', 'mailerName', 'createdAt'],
    hidden: hiddenFrom('inbox'),
  },
  access: {
    read: may('inbox', 'read'),
    create: () => false,
    update: may('inbox', 'update'),
    delete: may('inbox', 'delete'),
  },
  fields: [
    { name: 'mailerName', type: 'text', label: 'Name', admin: { readOnly: true } },
    { name: 'mailAddress', type: 'email', label: 'E-mail', admin: { readOnly: true } },
    { name: 'senderPhone', type: 'text', label: 'Phone', admin: { readOnly: true } },
    { name: 'mailerSubject', type: 'text', label: 'Subject', admin: { readOnly: true } },
    { name: 'mailerMessage', type: 'textarea', label: 'Message', admin: { readOnly: true } },
  ],
}
