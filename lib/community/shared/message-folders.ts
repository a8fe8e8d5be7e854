/** Where a message lies. Suspected ones are mailed to nobody until staff let them through. */
export const MESSAGE_FOLDERS = ['inbox', 'suspected', 'archive'] as const

export type MessageFolder = (typeof MESSAGE_FOLDERS)[number]

export const isFolder = (value: unknown): value is MessageFolder => MESSAGE_FOLDERS.some((folder) => folder === value)
