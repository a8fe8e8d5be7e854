import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'

/** Stores and shows nothing. */
const stillUnsaved: Field = {
  name: 'stillUnsaved',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/components/admin/shared/form-guard#FormGuard' },
  },
}

const withField = <T extends CollectionConfig | GlobalConfig>(one: T): T => ({
  ...one,
  fields: [...one.fields, stillUnsaved],
})

/** Payload plugin: in every form of the admin, a refused save keeps the form marked as unsaved. */
export const keepUnsavedAfterError: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withField),
  globals: config.globals?.map(withField),
})
