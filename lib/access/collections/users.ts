import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'
import { languageEndpoint } from '@/lib/access/account-language'
import { refuseOwnNameChange, validateAccountName } from '@/lib/access/account-names'
import { changePasswordEndpoint } from '@/lib/access/change-password'
import { refusePayloadSignIn } from '@/lib/access/disabled-operations'
import { deleteKeysOfAccount } from '@/lib/access/keys/keys'
import { keyStrategy } from '@/lib/access/keys/strategy'
import { checkPasswords, recordPasswords } from '@/lib/access/passwords/hooks'
import { deleteSecondFactorWithAccount } from '@/lib/access/second-factor/delete-with-account'
import { secondFactorEndpoints } from '@/lib/access/second-factor/endpoints'
import { sessionEndpoints } from '@/lib/access/sessions/endpoints'
import { endSessionsOnChange, limitSessionRefresh, lockAccountOnSignOut } from '@/lib/access/sessions/hooks'
import { IDLE_SECONDS } from '@/lib/access/sessions/lifetime'
import { signInEndpoint } from '@/lib/access/sign-in/endpoint'
import { publicError } from '@/lib/platform/calls/public-error'
import { say } from '@/lib/platform/calls/say'
import { env } from '@/lib/platform/env/env'
import { adminGroup } from '@/lib/platform/payload/admin-groups'
import { lockCollectionOnWrite } from '@/lib/platform/payload/lock-on-write'
import { label, labels } from '@/lib/shared/i18n/admin/words'
import { refuseDeletingLastAdministrator, refuseLosingLastAdministrator } from '../hooks/last-administrator'
import { setRoleSince } from '../hooks/role-since'
import { may } from '../rights/authorization'
import { BOOTSTRAP } from '../rights/bootstrap'
import { ROLES } from '../rights/roles'

/** Refuses anonymous creation: only the start-up makes the first account. */
const refuseStrangers: CollectionBeforeOperationHook = ({ operation, req, context, args }) => {
  if (operation === 'create' && !req.user && !context[BOOTSTRAP])
    throw publicError(say('account.refused.stranger'), 403)
  return args
}

/** Refuses bulk deletion: the check for the last administrator looks at one account at a time. */
const refuseDeletingMany: CollectionBeforeOperationHook = ({ operation, args }) => {
  const many = operation === 'delete' && (args as { id?: unknown }).id === undefined
  if (many) throw publicError(say('account.refused.deleteMany'), 422)
  return args
}

/** Accounts of staff: name, role, password and sessions. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: label('account.singular'), plural: label('account.plural') },
  admin: {
    group: adminGroup('settings'),
    description: labels('account.description'),
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role', 'signingIn'],
    listSearchableFields: ['name', 'email'],
  },
  auth: {
    // Our own sign-in limits attempts, and API keys are our own (lib/access).
    useAPIKey: false,
    strategies: [keyStrategy],
    maxLoginAttempts: 0,
    tokenExpiration: IDLE_SECONDS,
    // Otherwise a script of the page could read what the HttpOnly cookie hides.
    removeTokenFromResponses: true,
    // Not Strict: links in our mails lead into the admin, and would ask those who are signed in to sign in again.
    cookies: { secure: env().siteUrl.startsWith('https:'), sameSite: 'Lax' },
  },
  endpoints: [signInEndpoint, changePasswordEndpoint, languageEndpoint, ...sessionEndpoints, ...secondFactorEndpoints],
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [
      ...[refusePayloadSignIn, refuseStrangers, refuseDeletingMany, lockCollectionOnWrite],
      ...[refuseOwnNameChange, checkPasswords, limitSessionRefresh],
    ],
    beforeChange: [refuseLosingLastAdministrator, setRoleSince, recordPasswords],
    afterChange: [endSessionsOnChange],
    afterLogout: [lockAccountOnSignOut],
    beforeDelete: [refuseDeletingLastAdministrator, deleteKeysOfAccount],
    afterDelete: [deleteSecondFactorWithAccount],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: label('account.fields.name'),
      required: true,
      validate: validateAccountName,
      access: { update: may('accounts', 'update') },
      admin: { description: label('account.fields.nameHint') },
    },
    // Payload's own; whoever may not change it sees it as it is.
    {
      name: 'email',
      type: 'email',
      label: label('account.fields.email'),
      required: true,
      access: { update: may('accounts', 'update') },
    },
    {
      name: 'role',
      type: 'select',
      label: label('account.fields.role'),
      required: true,
      saveToJWT: true,
      options: ROLES.map((value) => ({ value, label: label(`account.roles.${value}`) })),
      access: { update: may('accounts', 'update') },
      admin: { description: label('account.fields.roleHint') },
    },
    {
      name: 'suspended',
      type: 'checkbox',
      label: label('account.fields.suspended'),
      defaultValue: false,
      access: { update: may('accounts', 'update') },
      admin: { description: label('account.fields.suspendedHint') },
    },
    {
      name: 'signingIn',
      type: 'ui',
      label: labels('account.fields.signingIn'),
      admin: {
        components: {
          Field: '/components/admin/accounts/account-panel#AccountPanel',
          Cell: '/components/admin/accounts/account-status-cell#AccountStatusCell',
        },
      },
    },
    {
      name: 'authenticatorApp',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/admin/second-factor/second-factor-panel#SecondFactorPanel' },
      },
    },
    {
      name: 'language',
      type: 'select',
      label: label('account.language.label'),
      options: ['en', 'bn'],
      // Each for themselves, by a call of its own; empty until they were asked.
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      name: 'chosenLanguage',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/admin/accounts/account-language#AccountLanguage' },
      },
    },
    // Written by the site itself.
    ...(['roleSince', 'secondFactorSince'] as const).map((name) => ({
      name,
      type: 'date' as const,
      label: label(`account.fields.${name}`),
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    })),
  ],
}
