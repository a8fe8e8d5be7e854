/** Where a message lies, and what the admin calls it. Suspected ones are mailed to nobody until staff let them through. */
export const MESSAGE_FOLDERS = { inbox: 'Inbox', suspected: 'Suspected', archive: 'Archive' } as const

export type MessageFolder = keyof typeof MESSAGE_FOLDERS
