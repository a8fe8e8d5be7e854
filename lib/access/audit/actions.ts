/** The actions that the audit log records: a closed list (column `act`), each with its label. */

/** Action → its label, which follows a name: "Rafiq changed News 12". */
export const AUDIT_ACTIONS = {
  'sign-in': 'signed in',
  'sign-in-refused': 'was refused at the sign-in',
  locked: 'was locked out after too many tries',
  unlocked: 'let in again',
  'sign-out': 'signed out',
  'sessions-ended': 'ended the sessions of',
  password: 'changed the password of',
  'password-refused': 'typed a wrong present password',
  'code-refused': 'typed a wrong code of the authenticator app',
  'second-factor-set': 'set up the authenticator app of',
  'second-factor-removed': 'took away the authenticator app of',
  'recovery-codes': 'made new recovery codes for',
  'recovery-code-used': 'signed in with a recovery code',
  'key-made': 'made the key',
  'key-ended': 'ended the key',
  create: 'created',
  update: 'changed',
  draft: 'saved a draft of',
  publish: 'published',
  unpublish: 'took down',
  restore: 'brought back an earlier version of',
  delete: 'deleted',
  step: 'took a step with',
  import: 'brought in',
  cancel: 'cancelled',
  export: 'exported',
  'give-out': 'gave out what is held about a person',
  erase: 'erased',
  resend: 'sent again',
  leave: 'left as it is',
} as const satisfies Record<string, string>

export type AuditAction = keyof typeof AUDIT_ACTIONS

export const isAuditAction = (text: string): text is AuditAction => Object.hasOwn(AUDIT_ACTIONS, text)
