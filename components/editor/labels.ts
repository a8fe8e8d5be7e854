import type messages from '@/lib/shared/i18n/messages/en.json'

/** The editor's words, handed in by whoever shows it: a page of the site, or the admin. */
export type EditorLabels = (typeof messages)['editor']['tool']
