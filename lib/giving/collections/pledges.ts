import type { CollectionConfig } from 'payload'
import { pledgeEndpoints } from '@/lib/giving/lists/pledge-endpoints'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import { submissionFields, visitorEmailField } from '@/lib/intake/submission-fields'
import { optionsOf } from '@/lib/platform/payload/options'
import { GIVING_PROJECTS, PLEDGE_SOURCES, TRX_ID_GIVERS } from '@/lib/shared/money/kinds'
import { currencyField, methodField, minorAmount, purposeField } from '../fields/money'

const line = (name: string, label: string) => ({ name, type: 'text', label }) as const

/** Pledges: what donors promised and gave. Written by lib/giving alone, each transition in one transaction. */
export const pledges: CollectionConfig = {
  slug: 'pledges',
  labels: { singular: 'Gift', plural: 'Gifts' },
  admin: {
    group: false,
    description: 'What donors promised and gave.',
    useAsTitle: 'reference',
    // Payload reads its list even where another is shown; this way it does so lightly.
    defaultColumns: ['createdAt'],
    enableListViewSelectAPI: true,
    components: {
      views: {
        list: { Component: '/components/admin/pledges/pledge-list#PledgeList' },
        edit: { root: { Component: '/components/admin/pledges/pledge-view#PledgeView' } },
      },
    },
  },
  endpoints: pledgeEndpoints,
  fields: [
    { ...line('reference', 'Reference'), required: true, unique: true },
    /** Opens the donor's status page: whoever has it is taken for the donor. No list gives it out, nor is it searched. */
    {
      ...line('statusKey', 'Key of the status page'),
      required: true,
      unique: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      label: 'State',
      required: true,
      defaultValue: 'pledged',
      index: true,
      options: optionsOf(PLEDGE_STATES),
    },
    {
      name: 'source',
      type: 'select',
      label: 'Came by',
      required: true,
      defaultValue: 'form',
      options: optionsOf(PLEDGE_SOURCES),
    },
    minorAmount('amount', 'Promised'),
    currencyField,
    { name: 'project', type: 'select', label: 'Project', options: Object.keys(GIVING_PROJECTS) },
    { name: 'campaign', type: 'relationship', relationTo: 'campaigns', label: 'Campaign', index: true },
    purposeField,
    methodField,
    { name: 'anonymous', type: 'checkbox', label: 'Wants to stay unnamed', defaultValue: false },
    line('firstName', 'First name'),
    line('lastName', 'Last name'),
    visitorEmailField('email'),
    line('phone', 'Phone'),
    line('address', 'Address'),
    line('country', 'Country'),
    { name: 'message', type: 'textarea', label: 'Message' },
    // Not transactionId: its column would be that of the relationship below.
    { ...line('trxId', 'Transaction ID'), index: true },
    { name: 'trxIdFrom', type: 'select', label: 'Transaction ID given by', options: optionsOf(TRX_ID_GIVERS) },
    line('senderNumber', 'Sent from'),
    { name: 'reportedAt', type: 'date', label: 'Reported' },
    /** The money that it was verified with: one pledge for each bank line. */
    { name: 'transaction', type: 'relationship', relationTo: 'transactions', label: 'Transaction', unique: true },
    minorAmount('received', 'Received', false),
    { name: 'verifiedAt', type: 'date', label: 'Verified', index: true },
    /** What its money has overwritten (verification-undo.ts), for one that was verified by mistake. */
    { name: 'beforeVerified', type: 'json', admin: { hidden: true } },
    { name: 'suspected', type: 'checkbox', label: 'Suspected of being spam', defaultValue: false, index: true },
    { name: 'erasedAt', type: 'date', label: 'Personal data erased' },
    ...submissionFields,
  ],
}
