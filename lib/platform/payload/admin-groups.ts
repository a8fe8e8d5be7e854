import { labels } from '@/lib/shared/i18n/admin/words'

/** Groups of the admin's menu, in its order, as a person thinks of the site. */
export const ADMIN_GROUPS = ['home', 'about', 'projects', 'donations', 'news', 'events', 'gallery', 'settings'] as const

export type AdminGroup = (typeof ADMIN_GROUPS)[number]

/** A group of the menu as Payload's configuration names it. */
export const adminGroup = (group: AdminGroup): Record<string, string> => labels(`content.groups.${group}`)
