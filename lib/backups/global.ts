import type { GlobalConfig, NumberField } from 'payload'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockGlobalOnWrite } from '@/lib/platform/payload/lock-on-write'
import { numberInput } from '@/lib/platform/payload/number-input'
import { label, labels } from '@/lib/shared/i18n/admin/words'

type Figure = 'hour' | 'days' | 'weeks' | 'months' | 'allowedHours'

/** @param width beside others in a row */
function figure(name: Figure, defaultValue: number, [min, max]: [number, number], width?: string): NumberField {
  return {
    name,
    type: 'number',
    label: label(`backups.${name}`),
    defaultValue,
    required: true,
    min,
    max,
    admin: { description: label(`backups.${name}Help`), components: numberInput, width },
  }
}

/** When backups are made, which are kept, and when somebody is told that there are none. Where they go: BACKUP_TO. */
export const backups: GlobalConfig = {
  slug: 'backups',
  label: label('backups.label'),
  admin: { group: adminGroup('settings') },
  hooks: { beforeOperation: [lockGlobalOnWrite] },
  fields: [
    {
      name: 'state',
      type: 'ui',
      label: labels('backups.state'),
      admin: { components: { Field: '/components/admin/backups/backup-state#BackupStateField' } },
    },
    figure('hour', 3, [0, 23]),
    {
      type: 'row',
      fields: [
        figure('days', 7, [1, 60], '30%'),
        figure('weeks', 5, [0, 60], '30%'),
        figure('months', 12, [0, 120], '40%'),
      ],
    },
    figure('allowedHours', 48, [25, 1000]),
    {
      name: 'elsewhere',
      type: 'checkbox',
      label: label('backups.elsewhere'),
      defaultValue: false,
      admin: { description: label('backups.elsewhereHelp') },
    },
  ],
}
