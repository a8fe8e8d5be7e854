import type { UIField } from 'payload'

/** Below the fields: where the record stands (lib/content/record-endpoints.ts). */
export const places: UIField = {
  name: 'places',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/components/admin/pictures/form-fields#RecordStateField' },
  },
}
