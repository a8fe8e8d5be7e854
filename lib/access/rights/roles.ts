/** The roles of staff, and the areas of their work. */

export const ROLES = ['administrator', 'editor', 'treasurer', 'coordinator'] as const
export type Role = (typeof ROLES)[number]

/** Areas of work, to which collections and globals belong. */
export const AREAS = [
  ...(['content', 'campaigns', 'media', 'inbox', 'accounts', 'audit', 'settings', 'payment', 'gifts'] as const),
] as const
export type Area = (typeof AREAS)[number]

export type Action = 'read' | 'create' | 'update' | 'delete'
