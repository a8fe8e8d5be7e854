import type { CollectionConfig } from 'payload'
import { pledgeEndpoints } from '@/lib/giving/lists/pledge-endpoints'
import { PLEDGE_STATES } from '@/lib/giving/shared/states'
import { submissionFields, visitorEmailField } from '@/lib/intake/submission-fields'
import { label, labels, type TextKey } from '@/lib/shared/i18n/admin/words'
import { GIVING_PROJECT_VALUES, GIVING_PROJECTS, PLEDGE_SOURCES, TRX_ID_GIVERS } from '@/lib/shared/money/kinds'
import { currencyField, methodField, minorAmount, purposeField } from '../fields/money'
import { optionsNamed } from '../fields/options'

const line = (name: string, key: TextKey) => ({ name, type: 'text', label: label(key) }) as const

/** Pledges: what donors promised and gave. Written by lib/giving alone, each transition in one transaction. */
export const pledges: CollectionConfig = {
  slug: 'pledges',
  labels: { singular: label('pledges.gift'), plural: label('pledges.gifts') },
  admin: {
    group: false,
    description: labels('pledges.giftsHint'),
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
  // Sums and counts are made of the index alone.
  indexes: [{ fields: ['suspected', 'state', 'currency', 'purpose', 'campaign', 'amount', 'received'] }],
  fields: [
    { ...line('reference', 'pledges.fields.reference'), required: true, unique: true },
    /** Opens the donor's status page: whoever has it is taken for the donor. No list gives it out, nor is it searched. */
    {
      ...line('statusKey', 'pledges.fields.statusKey'),
      required: true,
      unique: true,
      access: { read: () => false },
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      label: label('pledges.fields.state'),
      required: true,
      defaultValue: 'pledged',
      index: true,
      options: optionsNamed(PLEDGE_STATES, (state) => `pledges.states.${state}`),
    },
    {
      name: 'source',
      type: 'select',
      label: label('pledges.fields.source'),
      required: true,
      defaultValue: 'form',
      options: optionsNamed(PLEDGE_SOURCES, (source) => `pledges.sources.${source}`),
    },
    minorAmount('amount', 'pledges.fields.promised'),
    currencyField,
    {
      name: 'project',
      type: 'select',
      label: label('pledges.fields.project'),
      options: optionsNamed(GIVING_PROJECT_VALUES, (project) => `pledges.projects.${GIVING_PROJECTS[project]}`),
    },
    {
      name: 'campaign',
      type: 'relationship',
      relationTo: 'campaigns',
      label: label('pledges.fields.campaign'),
      index: true,
    },
    purposeField,
    methodField,
    { name: 'anonymous', type: 'checkbox', label: label('pledges.fields.anonymous'), defaultValue: false },
    line('firstName', 'pledges.fields.firstName'),
    line('lastName', 'pledges.fields.lastName'),
    visitorEmailField('email'),
    line('phone', 'pledges.fields.phone'),
    line('address', 'pledges.fields.address'),
    line('country', 'pledges.fields.country'),
    { name: 'message', type: 'textarea', label: label('pledges.fields.message') },
    // Not transactionId: its column would be that of the relationship below.
    { ...line('trxId', 'pledges.fields.trxId'), index: true },
    {
      name: 'trxIdFrom',
      type: 'select',
      label: label('pledges.fields.trxIdFrom'),
      options: optionsNamed(TRX_ID_GIVERS, (giver) => `pledges.trxIdGivers.${giver}`),
    },
    line('senderNumber', 'pledges.fields.senderNumber'),
    { name: 'reportedAt', type: 'date', label: label('pledges.fields.reportedAt') },
    /** The money that it was verified with: one pledge for each bank line. */
    {
      name: 'transaction',
      type: 'relationship',
      relationTo: 'transactions',
      label: label('pledges.fields.transaction'),
      unique: true,
    },
    minorAmount('received', 'pledges.fields.received', false),
    { name: 'verifiedAt', type: 'date', label: label('pledges.fields.verifiedAt'), index: true },
    /** What its money has overwritten (verification-undo.ts), for one that was verified by mistake. */
    { name: 'beforeVerified', type: 'json', admin: { hidden: true } },
    { name: 'suspected', type: 'checkbox', label: label('pledges.fields.suspected'), defaultValue: false, index: true },
    { name: 'erasedAt', type: 'date', label: label('pledges.fields.erasedAt') },
    ...submissionFields,
  ],
}
