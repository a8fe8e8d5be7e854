import type { CollectionConfig } from 'payload'
import { label } from '@/lib/shared/i18n/admin/words'

/** Steps of pledges from state to state: who took each, when and why. They are only ever added. */
export const pledgeMoves: CollectionConfig = {
  slug: 'pledge-moves',
  labels: { singular: label('pledges.move.one'), plural: label('pledges.move.many') },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: 'pledge', type: 'relationship', relationTo: 'pledges', required: true, index: true },
    { name: 'from', type: 'text' },
    { name: 'to', type: 'text', required: true },
    { name: 'at', type: 'date', required: true },
    { name: 'by', type: 'text', required: true },
    /** Id of the account behind that name; empty of donors and of the site itself. */
    { name: 'byAccount', type: 'number' },
    { name: 'why', type: 'text' },
  ],
}
