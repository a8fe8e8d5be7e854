/** The actions that the audit log records: a closed list (column `act`). Their labels are messages (`audit.acts`). */

export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-in-refused',
  'locked',
  'unlocked',
  'sign-out',
  'sessions-ended',
  'password',
  'password-refused',
  'code-refused',
  'second-factor-set',
  'second-factor-removed',
  'recovery-codes',
  'recovery-code-used',
  'key-made',
  'key-ended',
  'create',
  'update',
  'draft',
  'publish',
  'unpublish',
  'restore',
  'delete',
  'step',
  'import',
  'cancel',
  'export',
  'give-out',
  'erase',
  'resend',
  'leave',
  'demo-taken-away',
  'picture-withdrawn',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const isAuditAction = (text: string): text is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(text)
