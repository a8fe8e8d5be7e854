import type { CollectionConfig } from 'payload'
import { STATUSES } from '@/lib/community/shared/volunteer-status'
import { volunteerEndpoints } from '@/lib/community/volunteers/endpoints'
import { deliverOnceTrusted, recordChanges } from '@/lib/community/volunteers/transition'
import { readOnly, submissionFields, visitorEmailField } from '@/lib/intake/submission-fields'
import { eraseMailsOf } from '@/lib/outbox/erase-records'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { rowLabels } from '@/lib/platform/payload/row-labels'
import { label, labels } from '@/lib/shared/i18n/admin/words'

/** People who offered their help. Written by the site alone, worked on by coordinators. */
export const volunteerRegistrations: CollectionConfig = {
  slug: 'volunteer-registrations',
  labels: { singular: label('volunteers.volunteer'), plural: label('volunteers.volunteers') },
  admin: {
    group: false,
    description: labels('volunteers.description'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'status', 'phone', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'address', 'occupation'],
    components: {
      views: {
        list: { Component: '/components/admin/volunteers/volunteer-list#VolunteerList' },
        edit: { root: { Component: '/components/admin/volunteers/volunteer-view#VolunteerView' } },
      },
    },
  },
  endpoints: volunteerEndpoints,
  hooks: {
    beforeOperation: [lockRecordOnWrite],
    beforeChange: [recordChanges],
    afterChange: [deliverOnceTrusted],
    beforeDelete: [eraseMailsOf('volunteer-registrations')],
  },
  fields: [
    { name: 'name', type: 'text', label: label('volunteers.fields.name'), ...readOnly },
    visitorEmailField('email'),
    { name: 'phone', type: 'text', label: label('volunteers.fields.phone'), ...readOnly },
    { name: 'address', type: 'text', label: label('volunteers.fields.address'), ...readOnly },
    // A day without a time or a zone: a date field would move it by six hours.
    { name: 'dateOfBirth', type: 'text', label: label('volunteers.fields.dateOfBirth'), ...readOnly },
    { name: 'occupation', type: 'text', label: label('volunteers.fields.occupation'), ...readOnly },
    { name: 'comment', type: 'textarea', label: label('volunteers.fields.comment'), ...readOnly },
    {
      name: 'notes',
      type: 'array',
      label: label('volunteers.fields.notes'),
      labels: rowLabels('volunteers.fields.note'),
      fields: [
        { name: 'text', type: 'textarea', label: label('volunteers.fields.note'), required: true, maxLength: 2000 },
        { name: 'by', type: 'text', label: label('volunteers.fields.by'), admin: { readOnly: true } },
        { name: 'at', type: 'date', label: label('volunteers.fields.on'), admin: { readOnly: true } },
      ],
    },
    {
      name: 'history',
      type: 'array',
      label: label('volunteers.fields.history'),
      ...readOnly,
      fields: [
        { name: 'at', type: 'date', label: label('volunteers.fields.on'), required: true },
        { name: 'by', type: 'text', label: label('volunteers.fields.by') },
        { name: 'change', type: 'text', label: label('volunteers.fields.change'), required: true },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: label('volunteers.fields.status'),
      required: true,
      defaultValue: 'new',
      index: true,
      options: STATUSES.map((value) => ({ value, label: label(`volunteers.statuses.${value}`) })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'suspected',
      type: 'checkbox',
      label: label('volunteers.fields.suspected'),
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: label('volunteers.fields.suspectedHint') },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      label: label('volunteers.fields.project'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'events',
      label: label('volunteers.fields.event'),
      admin: { position: 'sidebar' },
    },
    ...submissionFields,
  ],
}
