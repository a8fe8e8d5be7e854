import type { CollectionConfig } from 'payload'
import { STATUSES } from '@/lib/community/shared/volunteer-status'
import { volunteerEndpoints } from '@/lib/community/volunteers/endpoints'
import { deliverOnceTrusted, recordChanges } from '@/lib/community/volunteers/transition'
import { readOnly, submissionFields, visitorEmailField } from '@/lib/intake/submission-fields'
import { eraseMailsOf } from '@/lib/outbox/erase-records'
import { lockRecordOnWrite } from '@/lib/platform/payload/lock-on-write'
import { optionsOf } from '@/lib/platform/payload/options'

/** People who offered their help. Written by the site alone, worked on by coordinators. */
export const volunteerRegistrations: CollectionConfig = {
  slug: 'volunteer-registrations',
  labels: { singular: 'Volunteer', plural: 'Volunteers' },
  admin: {
    group: false,
    description: 'People who registered as volunteers.',
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
    { name: 'name', type: 'text', label: 'Name', ...readOnly },
    visitorEmailField('email'),
    { name: 'phone', type: 'text', label: 'Phone', ...readOnly },
    { name: 'address', type: 'text', label: 'Address', ...readOnly },
    // A day without a time or a zone: a date field would move it by six hours.
    { name: 'dateOfBirth', type: 'text', label: 'Date of birth', ...readOnly },
    { name: 'occupation', type: 'text', label: 'Occupation', ...readOnly },
    { name: 'comment', type: 'textarea', label: 'Comment', ...readOnly },
    {
      name: 'notes',
      type: 'array',
      label: 'Notes',
      fields: [
        { name: 'text', type: 'textarea', label: 'Note', required: true, maxLength: 2000 },
        { name: 'by', type: 'text', label: 'By', admin: { readOnly: true } },
        { name: 'at', type: 'date', label: 'On', admin: { readOnly: true } },
      ],
    },
    {
      name: 'history',
      type: 'array',
      label: 'History',
      ...readOnly,
      fields: [
        { name: 'at', type: 'date', label: 'On', required: true },
        { name: 'by', type: 'text', label: 'By' },
        { name: 'change', type: 'text', label: 'What', required: true },
      ],
    },
    {
      name: 'status',
      type: 'select',
      label: 'Status',
      required: true,
      defaultValue: 'new',
      index: true,
      options: optionsOf(STATUSES),
      admin: { position: 'sidebar' },
    },
    {
      name: 'suspected',
      type: 'checkbox',
      label: 'Suspected of being spam',
      defaultValue: false,
      index: true,
      admin: { position: 'sidebar', description: 'Untick it to take the registration in and answer it.' },
    },
    { name: 'project', type: 'relationship', relationTo: 'projects', label: 'Project', admin: { position: 'sidebar' } },
    { name: 'event', type: 'relationship', relationTo: 'events', label: 'Event', admin: { position: 'sidebar' } },
    ...submissionFields,
  ],
}
