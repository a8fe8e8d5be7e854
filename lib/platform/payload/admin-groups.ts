/** Groups of the admin's menu, in its order, as a person thinks of the site. */
export const ADMIN_GROUPS = ['Home', 'About', 'Projects', 'Donations', 'News', 'Events', 'Gallery', 'Settings'] as const

export type AdminGroup = (typeof ADMIN_GROUPS)[number]
